import type { Edition } from '@touchback/engine'
import type { Counted, PlayerStatistics, Throw } from '@touchback/league'
import { calledIn, plainWords } from '@touchback/words'
import type { NamedSetting } from './setting.ts'

/** Names of throws as headings of the luck report, by the book's own word for them. */
const KINDS: Readonly<Record<string, string>> = {
  block: 'Blocks (opponent down)',
  armour: "Breaking opponents' armour",
  injury: 'Injuries (KO or worse)',
  dodge: 'Dodges',
  'go-for-it': 'Going for it',
  rush: 'Rushes',
  'pick-up': 'Pick-ups',
  catch: 'Catches',
  pass: 'Passes',
  intercept: 'Interceptions',
  interference: 'Passes interfered with',
  leap: 'Leaps',
  jump: 'Jumps',
  'stand-up': 'Standing up',
  pro: 'Pro',
  referee: "Opponents' fouls seen",
  penalty: "Opponents' weapons banned",
}

export const kindName = (edition: Edition, kind: string): string => {
  const called = calledIn(edition, kind)
  const text = KINDS[called] ?? plainWords(called)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`

export const signedTenths = (value: number): string => {
  const tenths = Math.abs(value).toFixed(1)
  return Number(tenths) === 0 ? '±0.0' : `${value < 0 ? '−' : '+'}${tenths}`
}

const WHAT: Readonly<Record<string, readonly [passed: string, failed: string]>> = {
  dodge: ['dodged away', 'failed to dodge'],
  'go-for-it': ['went for it and stayed up', 'tripped going for it'],
  rush: ['rushed and stayed up', 'tripped in a rush'],
  'pick-up': ['picked the ball up', 'failed to pick the ball up'],
  catch: ['caught the ball', 'dropped the catch'],
  pass: ['threw accurately', 'missed the throw'],
  intercept: ['intercepted', 'failed to intercept'],
  interference: ['interfered with the pass', 'failed to interfere'],
  leap: ['leapt clear', 'failed the leap'],
  'stand-up': ['got up', 'could not get up'],
  block: ['put his man down', 'did not put his man down'],
  armour: ['had his armour broken', 'was saved by his armour'],
  injury: ['was hurt badly', 'was only stunned'],
  referee: ['was seen by the referee', 'fouled unseen'],
  penalty: ['was banned for his weapon', 'kept his weapon past the referee'],
  fireball: ['was caught by the fireball', 'escaped the fireball'],
  'lightning-bolt': ['was struck by lightning', 'escaped the lightning'],
  zap: ['was turned into a toad', 'was not turned into a toad'],
  blast: ['was knocked over by the bomb', 'stood up to the bomb'],
  'pitch-invasion': ['was trampled by fans', 'was left alone by the fans'],
  jump: ['jumped clear', 'failed the jump'],
  bribe: ['was worth a bribe that worked', 'was not saved by the bribe'],
  apothecary: ['was patched up', 'was beyond the apothecary'],
}

/** What happened, how likely it was, and what came of it. */
export function momentSentence(
  { kind, player, passed, chance, after }: Throw,
  { match, names }: NamedSetting,
): string {
  const called = calledIn(match.edition, kind)
  const [did, failed] = WHAT[called] ?? [
    `made the ${plainWords(called)} roll`,
    `failed the ${plainWords(called)} roll`,
  ]
  const likely = passed ? chance : 1 - chance
  const came = [
    after.rerolled ? 'it was rolled again' : null,
    after.touchdown ? 'a touchdown followed' : null,
    after.turnover ? 'the turn was lost' : null,
    after.casualty ? 'casualty' : after.removed ? 'off the pitch' : null,
  ].filter((each) => each !== null)
  const ball =
    after.ball && !['pick-up', 'catch', 'pass', 'intercept'].includes(kind) ? ' with the ball at stake' : ''
  return `${names.player(player)} ${passed ? did : failed}${ball}, a chance of ${percent(likely)}${came.length === 0 ? '' : `: ${came.join(', ')}`}.`
}

const DEEDS: readonly (readonly [Counted, one: string, several: string])[] = [
  ['touchdowns', 'touchdown', 'touchdowns'],
  ['casualties', 'casualty', 'casualties'],
  ['interceptions', 'interception', 'interceptions'],
  ['completions', 'completion', 'completions'],
  ['knockDowns', 'opponent knocked down', 'opponents knocked down'],
  ['withBall', 'square with the ball', 'squares with the ball'],
]

/** The three deeds to tell of somebody first: `2 touchdowns, 31 squares with the ball`. */
export const deedsText = (player: PlayerStatistics): string =>
  DEEDS.filter(([name]) => player[name] > 0)
    .slice(0, 3)
    .map(([name, one, several]) => `${player[name]} ${player[name] === 1 ? one : several}`)
    .join(', ')
