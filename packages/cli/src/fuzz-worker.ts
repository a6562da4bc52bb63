import { parentPort } from 'node:worker_threads'
import { type Round, runRound } from './fuzz/round.ts'

parentPort?.on('message', (round: Round) => parentPort?.postMessage(runRound(round)))
