import { type Characteristic, EDITIONS, type Edition, fairWeather, own } from '@touchback/engine'

/** Who does it. */
export interface Actor {
  readonly ag: number
  readonly st: number
  /** Only where the book has it. */
  readonly pa?: number
  readonly skills: readonly string[]
}

/** What a block is meant to achieve. */
export const GOALS = ['down', 'pushed', 'safe'] as const
export type Goal = (typeof GOALS)[number]

/** What is to become of the opponent's armour, and of himself. */
export const HURTS = ['broken', 'ko', 'casualty'] as const
export type Hurt = (typeof HURTS)[number]

/** What is no test of the edition and can be asked for all the same. */
const BLOWS: readonly string[] = ['block', 'harm', 'foul']

/** One thing that must come off. Fields that its kind does not look at rest at their defaults. */
export interface Feat {
  /** A test of the edition, a `block`, the `harm` of one who was knocked down by it, or a `foul`. */
  readonly kind: string
  readonly actor: number
  /** Opposing tackle zones. */
  readonly zones: number
  /** Skills of the opponents around, or of the target of a block. */
  readonly against: readonly string[]
  /** Pass range, 0 = the shortest. */
  readonly band: number
  /** The pass or throw was accurate. */
  readonly accurate: boolean
  /** Strength of the target of a block. */
  readonly st: number
  readonly assists: readonly [own: number, theirs: number]
  readonly goal: Goal
  /** Armour of whoever is hit; null is the usual one. */
  readonly av: number | null
  readonly hurt: Hurt
}

export interface Sequence {
  readonly edition: string
  readonly weather: string
  /** A team re-roll is at hand. */
  readonly reroll: boolean
  readonly actors: readonly Actor[]
  readonly feats: readonly Feat[]
}

export const FRESH_FEAT: Feat = {
  kind: 'dodge',
  actor: 0,
  zones: 0,
  against: [],
  band: 0,
  accurate: true,
  st: 3,
  assists: [0, 0],
  goal: 'down',
  av: null,
  hurt: 'broken',
}
export const FRESH_ACTOR: Actor = { ag: 3, st: 3, skills: [] }
const USUAL_PA = 4

/** A characteristic of the book, and what it is with somebody of no particular talent. */
export const characteristic = ({ players }: Edition, wanted: string): Characteristic => {
  const found = players.characteristics.find(({ id }) => id === wanted)
  if (found === undefined) throw new Error(`the book has no ${wanted}`)
  return found
}
/** Armour that holds against an eight, however the book writes it. */
export const usualArmour = (edition: Edition): number =>
  characteristic(edition, 'av').kind === 'target' ? 9 : 8

/** The numbers of a player that these rolls look at, in the order of the card. */
export const rolledWith = ({ players }: Edition): readonly Characteristic[] =>
  players.characteristics.filter(({ id }) => id === 'st' || id === 'ag' || id === 'pa')

/** Somebody of no particular talent. */
export const freshActor = (edition: Edition): Actor =>
  rolledWith(edition).some(({ id }) => id === 'pa') ? { ...FRESH_ACTOR, pa: USUAL_PA } : FRESH_ACTOR
export const MOST_FEATS = 12
const MOST_ACTORS = 4

/** A first example: out of one tackle zone into another, an extra square, and the ball. */
export const example = (edition: Edition): Sequence => ({
  edition: edition.id,
  weather: fairWeather(edition),
  reroll: true,
  actors: [freshActor(edition)],
  feats: [
    { ...FRESH_FEAT, zones: 1 },
    { ...FRESH_FEAT, kind: 'rush' },
    { ...FRESH_FEAT, kind: 'pick-up' },
  ],
})

/** As it stands in an address. */
export const encode = (sequence: Sequence): string =>
  btoa(JSON.stringify(sequence)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** What an address may hold. */
type Unread = Partial<Omit<Sequence, 'actors' | 'feats'>> & {
  readonly actors?: Partial<Actor>[]
  readonly feats?: Partial<Feat>[]
}

/** What an address says, as far as it makes sense; null when it does not. */
export function decode(text: string): Sequence | null {
  try {
    // Whatever it is: every field is looked at before it is used.
    const json: Unread = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    const edition = EDITIONS[json.edition ?? '']
    if (edition === undefined || !Array.isArray(json.actors) || !Array.isArray(json.feats)) return null
    const number = (value: unknown, least: number, most: number, usual: number): number =>
      Number.isInteger(value) ? Math.max(least, Math.min(Number(value), most)) : usual
    const skills = (value: unknown): string[] =>
      Array.isArray(value)
        ? [...new Set(value.map(String))].filter((id) => edition.players.skills[id] !== undefined)
        : []
    const usual = freshActor(edition)
    const actors: Actor[] = json.actors.slice(0, MOST_ACTORS).map((actor) => ({
      ag: number(actor.ag, 1, 10, 3),
      st: number(actor.st, 1, 10, 3),
      ...(usual.pa === undefined ? {} : { pa: number(actor.pa, 1, 10, usual.pa) }),
      skills: skills(actor.skills),
    }))
    if (actors.length === 0) actors.push(usual)
    const feats = json.feats.slice(0, MOST_FEATS).flatMap((feat): Feat[] => {
      if (!isKind(edition, feat.kind ?? '')) return []
      return [
        {
          kind: feat.kind ?? 'block',
          actor: number(feat.actor, 0, actors.length - 1, 0),
          zones: number(feat.zones, 0, 7, 0),
          against: skills(feat.against),
          band: number(feat.band, 0, edition.passing.bands.length - 1, 0),
          accurate: feat.accurate !== false,
          st: number(feat.st, 1, 10, 3),
          assists: [number(feat.assists?.[0], 0, 8, 0), number(feat.assists?.[1], 0, 8, 0)],
          goal: GOALS.find((goal) => goal === feat.goal) ?? 'down',
          av: Number.isInteger(feat.av) ? number(feat.av, 1, 12, 8) : null,
          hurt: HURTS.find((hurt) => hurt === feat.hurt) ?? 'broken',
        },
      ]
    })
    const weather =
      edition.field.weather[json.weather ?? ''] === undefined ? fairWeather(edition) : String(json.weather)
    return { edition: edition.id, weather, reroll: json.reroll !== false, actors, feats }
  } catch {
    return null
  }
}

export const isKind = (edition: Edition, kind: string): boolean =>
  BLOWS.includes(kind) || own(edition.rolls.tests, kind) !== undefined

/** Whether opposing tackle zones matter for it. */
export const looksAtZones = (edition: Edition, kind: string): boolean =>
  own(edition.rolls.tests, kind)?.zones === true
export const canAddActor = ({ actors }: Sequence): boolean => actors.length < MOST_ACTORS
