import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { TEXT } from './answers.ts'
import { addRoute } from './route.ts'

const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

function isMeantFor({ headers, ip }: FastifyRequest, token: string | null): boolean {
  if (token === null) return HERE.includes(ip)
  const given = Buffer.from(String(headers['x-metrics-token'] ?? ''))
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Figures for whoever watches the server, in the form that collectors read. */
export function metricsRoute(app: FastifyInstance, services: Services): void {
  const { hall, database, config } = services
  addRoute(app, services, 'GET /api/v1/metrics', {
    about:
      'Figures in the Prometheus text format: from this device, or with TOUCHBACK_METRICS in the header x-metrics-token.',
    answers: TEXT,
    as: 'text/plain',
    handle: ({ request, reply }) => {
      if (!isMeantFor(request, config.metricsToken))
        throw new Refused(403, 'These figures are for the operator.')
      const { rss, heapUsed } = process.memoryUsage()
      const figures: readonly (readonly [name: string, kind: string, value: number])[] = [
        ['touchback_tables_in_memory', 'gauge', hall.size],
        ['touchback_connections', 'gauge', hall.connections],
        ['touchback_rows_total', 'counter', hall.writer.rows],
        ['touchback_rows_lost_total', 'counter', hall.writer.lost],
        ['touchback_batches_total', 'counter', hall.writer.batches],
        ['touchback_database_connections', 'gauge', database.pool.totalCount],
        ['touchback_database_waiting', 'gauge', database.pool.waitingCount],
        ['process_resident_memory_bytes', 'gauge', rss],
        ['nodejs_heap_used_bytes', 'gauge', heapUsed],
        [
          'process_cpu_seconds_total',
          'counter',
          process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
        ],
        ['process_uptime_seconds', 'gauge', process.uptime()],
      ]
      void reply.type('text/plain; version=0.0.4; charset=utf-8')
      return figures.map(([name, kind, value]) => `# TYPE ${name} ${kind}\n${name} ${value}\n`).join('')
    },
  })
}
