import { isFields } from '@touchback/engine/doors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { html } from '../html.ts'
import { ROUTE_RIGHTS } from '../rights.ts'
import type { Services } from '../services.ts'
import { OPENAPI, REFUSAL, TEXT } from './answers.ts'
import { addRoute, type Declared } from './route.ts'

const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

const successOf = (answers: Declared['answers']): object =>
  answers === null
    ? { 101: { description: 'The socket is open.' } }
    : {
        200: {
          description: 'Done.',
          content: { [answers.type]: { schema: schemaOf(answers.schema, 'output') } },
        },
      }

function operation({ name, about, body, query, answers }: Declared): object {
  const [, path = ''] = name.split(' ')
  const { least, scope } = ROUTE_RIGHTS[name]
  const asked = query === null ? {} : schemaOf(query)['properties']
  return {
    summary: about,
    description: `For: ${least === 'nobody' ? 'anybody' : `a ${least}`}. ${scope === null ? 'Not with a token.' : `Token scope: ${scope}.`}`,
    parameters: [
      ...parametersOf(path),
      ...Object.entries(isFields(asked) ? asked : {}).map(([key, schema]) => ({
        name: key,
        in: 'query',
        schema,
      })),
    ],
    ...(body === null
      ? {}
      : { requestBody: { content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      ...successOf(answers),
      default: { description: 'Why not.', content: { 'application/json': { schema: schemaOf(REFUSAL) } } },
    },
    security: [{ cookie: [] }, ...(scope === null ? [] : [{ token: [scope] }])],
  }
}

/** All routes as they are declared, in the form that tools read. */
function openApi(declared: readonly Declared[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of declared) {
    const [method = '', url = ''] = route.name.split(' ')
    const path = url.replaceAll(/:(\w+)/gu, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchback',
      version: '1',
      description:
        'HTTP for everything that is asked for once; /api/v1/live is a WebSocket, described in docs/PROTOCOL.md.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'touchback.session_token' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const details = (what: string, schema: object): string =>
  `<details><summary>${what}</summary><pre>${html(JSON.stringify(schema, null, 2))}</pre></details>`

function page(declared: readonly Declared[]): string {
  const rows = declared
    .map(({ name, about, body, answers }) => {
      const { least, scope } = ROUTE_RIGHTS[name]
      const taken = body === null ? '' : details('body', schemaOf(body))
      const given = answers === null ? '' : details('answer', schemaOf(answers.schema, 'output'))
      return `<tr><td><code>${html(name)}</code></td><td>${html(about)}${taken}${given}</td><td>${least}</td><td>${scope ?? 'none'}</td></tr>`
    })
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Touchback: the API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;border-bottom:1px solid #8886;padding:.4rem}</style></head>
<body><main><h1>The API</h1><p>As <a href="/api/v1/openapi.json">OpenAPI</a>. A program calls with <code>Authorization: Bearer TOKEN</code>.
Whatever is refused is answered with a status above 399 and <code>{ "problem": "a sentence" }</code>.</p>
<table><thead><tr><th>Route</th><th>What it does</th><th>Least role</th><th>Token scope</th></tr></thead><tbody>
${rows}
</tbody></table></main></body></html>
`
}

/** The API's own page, made from the same declarations as its doors. */
export function openApiRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, 'GET /api/v1/openapi.json', {
    about: 'This API, as OpenAPI 3.1.',
    answers: OPENAPI,
    handle: () => openApi(services.declared),
  })
  addRoute(app, services, 'GET /api/v1/docs', {
    about: 'This API, as a page.',
    answers: TEXT,
    as: 'text/html',
    handle: ({ reply }) => {
      void reply.type('text/html; charset=utf-8')
      return page(services.declared)
    },
  })
}
