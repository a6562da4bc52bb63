import { MATCHES, promisesIn } from './matches.ts'

promisesIn(MATCHES / 2, MATCHES)
