import { readFileSync } from 'node:fs'
import { type Ran, touchback, workshop } from './run-here.ts'

/** A folder for the logs of a test file, and leagues in it. */
export function leagues() {
  const { path, file } = workshop()
  let founded = 0

  /** A league of Anna, Bert and, if wanted, more, in a log of its own. */
  async function league(...coaches: [coach: string, team: string, roster: string][]) {
    const log = path(`league-${++founded}.jsonl`)
    const doing = async (...words: string[]): Promise<Ran> => {
      const [command = '', ...rest] = words
      return touchback('league', command, log, ...rest)
    }
    const does = async (...words: string[]): Promise<Ran> => {
      const ran = await doing(...words)
      if (ran.status !== 0) throw new Error(ran.stderr)
      return ran
    }
    await does('new', '--name', 'Monday League', '--by', 'carla')
    for (const [coach, team, roster] of coaches) {
      await does('join', '--by', coach)
      await does('enter', team, '--roster', roster, '--by', coach)
    }
    const entries = () =>
      readFileSync(log, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    return { log, doing, does, entries }
  }
  const two = () => league(['anna', 'rooks', 'human'], ['bert', 'boars', 'orc'])

  /** A result as it is written down at a table. */
  const report = (score: [number, number], more: object = {}) =>
    file(`report-${founded++}.json`, {
      score,
      home: { '#1': { touchdowns: score[0] } },
      away: { p2: { touchdowns: score[1] } },
      ...more,
    })
  return { path, file, league, two, report }
}

/** The one sentence a command was refused with, when it was, and nothing else was said. */
export const refusal = ({ status, stdout, stderr }: Ran): string =>
  status === 2 && stdout === '' && stderr.trimEnd().split('\n').length === 1
    ? stderr
    : `not refused: ${status} ${stdout}`
