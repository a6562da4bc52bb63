import { MATCHES, promisesIn } from './matches.ts'

promisesIn(0, MATCHES / 2)
