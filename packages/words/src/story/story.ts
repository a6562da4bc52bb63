import { type Event, type Match, other, SIDES } from '@touchback/engine'
import type { Feat, InjuryEffect, MatchReport } from '@touchback/engine/career'
import { stageName } from '../leagues.ts'
import {
  type Digest,
  digestOf,
  digestOfMatch,
  type Doer,
  type Fallen,
  type ReportNames,
  type Score,
} from './digest.ts'
import {
  decisive,
  headline,
  inARow,
  isLast,
  numberWord,
  type Pick,
  picker,
  times,
  wereBehind,
} from './headline.ts'

/** A match as a newspaper would have it, from its events: a headline, then a few short paragraphs. */
export const matchStory = (
  match: Match,
  events: readonly Event[],
  best: number | null = null,
): readonly string[] => storyOf(digestOfMatch(match, events, best))

/** The same from a report alone, with less to tell. */
export const reportStory = (report: MatchReport, names: ReportNames): readonly string[] =>
  storyOf(digestOf(report, names))

function storyOf(digest: Digest): readonly string[] {
  const pick = picker(digest)
  const paragraphs = [
    headline(digest, pick),
    [...scene(digest), ...scoring(digest, pick)].join(' '),
    [...harm(digest), ...turning(digest)].join(' '),
    bestText(digest),
  ]
  return paragraphs.filter((text) => text !== '')
}

/** Weather worth a word; on a fine day nobody speaks of it. */
const SKIES: Readonly<Record<string, string>> = {
  'sweltering-heat': 'in sweltering heat',
  'very-sunny': 'in glaring sun',
  'pouring-rain': 'in pouring rain',
  blizzard: 'in a blizzard',
}
/** A book that counts fans by the thousand says so; small numbers are its own measure. */
const CROWD = 1000

/** Which match it was, how many came, and in what weather. */
function scene({ gate, weather, stage }: Digest): string[] {
  const crowd = gate !== null && gate >= CROWD ? `before ${gate.toLocaleString('en')}` : null
  const parts = [crowd, SKIES[weather ?? ''] ?? null].filter((part) => part !== null)
  if (parts.length === 0) return []
  return [
    `${stage === null ? 'It' : (STAGES[stage] ?? `The ${stageName(stage)}`)} was played ${parts.join(' ')}.`,
  ]
}
const STAGES: Readonly<Record<string, string>> = { 'third-place': 'The match for third place' }

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function scoring(digest: Digest, pick: Pick): string[] {
  const { scores } = digest
  if (scores === null) return tallies(digest)
  if (scores.length === 0) return ['Nobody found a way to the end zone.']
  return scores.map((score, index) => touchdown(digest, score, index, pick))
}

/** Who scored how often, where the order is not known. */
function tallies({ teams, score, doers }: Digest): string[] {
  if (score.home + score.away === 0) return ['Nobody found a way to the end zone.']
  return SIDES.flatMap((side) => {
    const scorers = doers.filter((doer) => doer.side === side && doer.feats.touchdowns > 0)
    if (scorers.length === 0) return []
    const told = scorers.map(({ name, feats }) => `${name} scored ${times(feats.touchdowns)}`)
    return [`For ${teams[side]} ${inARow(told)}.`]
  })
}

function touchdown(digest: Digest, score: Score, index: number, pick: Pick): string {
  const { side, name, after } = score
  const [own, theirs] = [after[side], after[other(side)]]
  const when = whenText(digest, score)
  const before = own - 1
  if (index === 0)
    return `${name} ${pick(['opened the scoring', 'scored first', 'broke the deadlock'])} for ${digest.teams[side]} ${when}.`
  if (own === theirs) return `${name} ${pick(['levelled', 'brought them back', 'made it even'])} ${when}.`
  if (before === theirs)
    return `${name} put ${digest.teams[side]} ${theirs === 0 ? 'in front' : 'ahead'} ${when}.`
  if (before > theirs)
    return `${name} ${pick(['added another', 'made it safer', 'scored again for them'])} ${when}.`
  return `${name} pulled one back ${when}.`
}

const HALVES = ['', 'first', 'second']
function whenText(digest: Digest, score: Score): string {
  if (isLast(digest, score)) return 'with the last turn of the match'
  const { half, turn } = score
  return half > 2 ? `in turn ${turn} of overtime` : `in turn ${turn} of the ${HALVES[half]} half`
}

const LASTING: Readonly<Record<InjuryEffect, string>> = {
  dead: 'was killed',
  niggle: 'was carried off with an injury that will niggle',
  'miss-next': 'was carried off and will miss the next match',
  '-ma': 'was carried off and will never run as fast again',
  '-st': 'was carried off and will never be as strong again',
  '-ag': 'was carried off and will never be as nimble again',
  '-av': 'was carried off and will break more easily from now on',
  '-pa': 'was carried off and will never throw as well again',
}

/** The dead first, then those who were hurt for longer than a day; of the others only how many. */
function harm({ fallen }: Digest): string[] {
  const lasting = fallen.filter(({ effect }) => effect !== null)
  const dead = lasting.filter(({ effect }) => effect === 'dead')
  const hurt = lasting.filter(({ effect }) => effect !== 'dead')
  const others = fallen.length - lasting.length
  const more =
    others === 0
      ? []
      : [
          lasting.length === 0
            ? `${capitalised(numberWord(others))} ${others === 1 ? 'player was carried off, not for long' : 'players were carried off, none of them for long'}.`
            : `${capitalised(numberWord(others))} more ${others === 1 ? 'was' : 'were'} carried off, not for long.`,
        ]
  return [...dead, ...hurt].map(fallenText).concat(more)
}

function fallenText({ name, effect, by }: Fallen): string {
  const fate = effect === null ? 'was carried off' : LASTING[effect]
  if (by === null) return `${name} ${fate}.`
  return effect === 'dead' ? `${name} ${fate} by ${by}.` : `${name} ${fate}, the work of ${by}.`
}

/** What turned it: the touchdown nobody answered, and how it came about. */
function turning(digest: Digest): string[] {
  const { winner, teams, conceded } = digest
  const last = decisive(digest)
  if (last === null || winner === null || conceded !== null) return []
  if (last.interceptor !== null)
    return [
      `It turned on an interception by ${last.interceptor}, from which ${last.name === last.interceptor ? 'he scored himself' : `${last.name} scored`}.`,
    ]
  if (last.stolen)
    return [
      `It turned when ${teams[winner]} won the ball from ${teams[other(winner)]} and ${last.name} took it in.`,
    ]
  if (wereBehind(digest, winner)) return [`${teams[winner]} had been behind before ${last.name} settled it.`]
  return []
}

const DEEDS: readonly (readonly [Feat, one: string, many: string])[] = [
  ['touchdowns', 'touchdown', 'touchdowns'],
  ['casualties', 'casualty', 'casualties'],
  ['interceptions', 'interception', 'interceptions'],
  ['completions', 'completed pass', 'completed passes'],
]

function bestText({ best, teams }: Digest): string {
  if (best === null) return ''
  const deeds = deedsText(best)
  return `Player of the match: ${best.name} of ${teams[best.side]}${deeds === '' ? '' : `, with ${deeds}`}.`
}

const deedsText = ({ feats }: Doer): string =>
  inARow(
    DEEDS.flatMap(([feat, one, many]) =>
      feats[feat] === 0 ? [] : [`${numberWord(feats[feat])} ${feats[feat] === 1 ? one : many}`],
    ),
  )
