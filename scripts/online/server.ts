import { keepGoing, readConfig, startServer } from '@touchback/server'

/** A server in a process of its own, without limits, for measuring and for killing: DATABASE_URL and PORT say where. */
const server = await startServer(
  { ...readConfig(process.env, import.meta.dirname), unlimited: true },
  { say: process.env['LOUD'] ? console.error : () => {} },
)
keepGoing(console.error)
const door = server.door()
door.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1', backlog: 4096 }, () => {
  const address = door.address()
  // Whoever started us may have gone meanwhile.
  if (process.connected)
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
})

process.on('message', (wish) => {
  if (wish === 'figures') {
    globalThis.gc?.()
    const { hall } = server
    process.send?.({
      memory: process.memoryUsage(),
      cpu: process.cpuUsage(),
      matches: hall.size,
      batches: hall.writer.batches,
      rows: hall.writer.rows,
    })
  } else if (wish === 'stop') void server.stop().then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(0))
