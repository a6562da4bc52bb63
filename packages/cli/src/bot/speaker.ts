import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Choice, Decision, MatchSpec, MatchState, Side } from '@touchback/engine'
import type { Ending } from '@touchback/wire'
import { UsageError } from '../usage-error.ts'

/** What a program of somebody's is told, a line of JSON each. */
export type Told =
  | { readonly type: 'match'; readonly match: string; readonly side: Side; readonly spec: MatchSpec }
  | {
      readonly type: 'decision'
      readonly match: string
      readonly seq: number
      readonly decision: Decision
      readonly state: MatchState
    }
  | { readonly type: 'refused'; readonly match: string; readonly seq: number; readonly sentence: string }
  | { readonly type: 'over'; readonly match: string; readonly ending: Ending | null }

interface Answer {
  readonly match: string
  readonly seq: number
  readonly choice: Choice
}

const isAnswer = (json: unknown): json is Answer =>
  typeof json === 'object' && json !== null && 'match' in json && 'seq' in json && 'choice' in json

/** A program that reads decisions and writes choices, as lines of JSON on its standard streams. It may play any number of seats. */
export class Speaker {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #waiting = new Map<string, (choice: Choice) => void>()
  readonly gone: Promise<number | null>

  constructor([command = '', ...args]: readonly string[]) {
    this.#child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.gone = new Promise((resolve, reject) => {
      this.#child.once('error', (error) => reject(new UsageError(`cannot run ${command}: ${error.message}`)))
      this.#child.once('exit', (code) => resolve(code))
    })
    this.gone.catch(() => {})
    this.#child.stdin.on('error', () => {})
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#heard(line))
  }

  #heard(line: string): void {
    if (line.trim() === '') return
    let json: unknown
    try {
      json = JSON.parse(line)
    } catch {
      process.stderr.write(`touchback: the program wrote a line that is not JSON: ${line.slice(0, 200)}\n`)
      return
    }
    if (!isAnswer(json)) return
    const key = `${json.match} ${json.seq}`
    const answer = this.#waiting.get(key)
    this.#waiting.delete(key)
    answer?.(json.choice)
  }

  tell(told: Told): void {
    this.#child.stdin.write(`${JSON.stringify(told)}\n`)
  }

  /** Asks for a choice; rejects when the program ends before it has made one. */
  ask(match: string, seq: number, decision: Decision, state: MatchState): Promise<Choice> {
    const answered = new Promise<Choice>((resolve) => this.#waiting.set(`${match} ${seq}`, resolve))
    this.tell({ type: 'decision', match, seq, decision, state })
    return Promise.race([
      answered,
      this.gone.then((code) => {
        throw new UsageError(`the program has ended (${code ?? 'killed'}) before it answered`)
      }),
    ])
  }

  stop(): void {
    this.#child.stdin.end()
    this.#child.kill()
  }
}
