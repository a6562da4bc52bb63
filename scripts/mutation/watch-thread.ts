import { workerData } from 'node:worker_threads'
import { LOST, PATIENCE, SINCE, worked } from './watch.ts'

const LOOK_MS = 500

const numbers: Float64Array = workerData
setInterval(() => {
  if (worked() - (numbers[SINCE] ?? 0) > (numbers[PATIENCE] ?? Infinity)) process.kill(process.pid, LOST)
}, LOOK_MS)
