import { EDITIONS, own } from '@touchback/engine'
import type { FastifyInstance } from 'fastify'
import { matchOf, type MatchRow } from '../database/matches.ts'
import { html } from '../html.ts'
import { ownAddress } from '../origin.ts'
import { PREVIEW } from '../page.ts'
import type { Services } from '../services.ts'
import { TEXT } from './answers.ts'
import { addRoute } from './route.ts'

const teamName = (row: MatchRow, side: 'home' | 'away'): string => row.seats[side]?.team.draft.name ?? 'You'

/** What a pasted link shows before anybody follows it. */
function previewOf(row: MatchRow | null): { title: string; about: string } {
  if (row === null) return { title: 'There is no such table', about: 'Look whether the link came whole.' }
  const teams = `${teamName(row, 'home')} against ${teamName(row, 'away')}`
  const book = own(EDITIONS, row.terms.book)?.name ?? row.terms.book
  switch (row.state) {
    case 'open': {
      const host = row.coaches.home ?? row.coaches.away
      return {
        title: `${host?.name ?? 'A coach'} invites you to a match`,
        about: `${book}. Follow the link and bring a team.`,
      }
    }
    case 'words':
    case 'live':
      return { title: `${teams}, live`, about: `${book}. Follow the link to watch.` }
    case 'over': {
      const { home = 0, away = 0 } = row.ending?.score ?? {}
      return { title: `${teams}: ${home} to ${away}`, about: `${book}. Follow the link for the replay.` }
    }
    case 'gone':
      return { title: 'This table has been taken away', about: book }
  }
}

/** The addresses people paste: the page itself is behind the `#`, where no server sees it. */
export function linkRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, 'GET /t/:id', {
    about:
      'A table as a link to paste: titles for whoever shows a preview, and the way to the page. A link that is broken is told so on a page as well.',
    answers: TEXT,
    as: 'text/html',
    handle: async ({ params, request, reply }) => {
      // Read out or typed by hand, a code comes in letters of any size.
      const id = (params['id'] ?? '').toLowerCase()
      const row = await matchOf(services.database, id)
      // Whoever followed a broken link is told so by the page, not by a line of JSON.
      if (row === null) void reply.status(404)
      const { title, about } = previewOf(row)
      const query = /^[\w=&%.-]*$/u.test(request.url.split('?')[1] ?? '')
        ? (request.url.split('?')[1] ?? '')
        : ''
      const to = `/#/t/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`
      const picture = `${ownAddress(request, services.config.publicUrl)}/${PREVIEW}`
      void reply.type('text/html; charset=utf-8')
      return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${html(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><meta name="color-scheme" content="dark">
<meta name="description" content="${html(about)}">
<meta property="og:title" content="${html(title)}"><meta property="og:description" content="${html(about)}">
<meta property="og:type" content="website"><meta property="og:site_name" content="Touchback">
<meta property="og:image" content="${html(picture)}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Two teams fight for the ball under floodlights"><meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${html(to)}"></head>
<body><p><a href="${html(to)}">${html(title)}</a></p></body></html>
`
    },
  })
}
