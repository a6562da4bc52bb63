import {
  EDITIONS,
  type Edition,
  editionOf,
  EnteredDice,
  MissingDie,
  RecordedDice,
  SeededDice,
  WrongDie,
} from '@touchback/engine'
import {
  type Guest,
  INJURY_EFFECTS,
  type Item,
  itemise,
  noFeats,
  type OwnReport,
  type PlayerReport,
  priceList,
  rosterOf,
  type Team,
  usualOptions,
  worthInGold,
} from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { Aftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { randomDraft } from '../src/random-draft.ts'
import { suggestedDraft } from '../src/suggested.ts'

const AFTERMATHS = 12

/** A match as wild as one can be told. */
function anyReport(edition: Edition, team: Team, random: SeededDice): OwnReport {
  const chance = (in_: number) => random.below(in_) === 0
  const line = (available: boolean): PlayerReport => ({
    feats: {
      ...noFeats(),
      touchdowns: random.below(3),
      casualties: random.below(3),
      completions: random.below(4),
    },
    hurt: chance(6)
      ? [{ effect: INJURY_EFFECTS[random.below(INJURY_EFFECTS.length)] ?? 'miss-next', cause: 'test' }]
      : [],
    available,
    fielded: available && !chance(5),
    mvps: 0,
    learned: [],
  })
  const lineman = priceList(edition, team.roster).players.find(({ lineman: isOne }) => isOne)?.id ?? ''
  const guest: Guest = { ...line(true), name: 'otto', position: lineman, kind: 'journeyman', skills: [] }
  return {
    score: [random.below(4), random.below(4)],
    gate: edition.career.season === undefined ? 20_000 + random.below(90) * 1000 : random.below(15),
    crowd: 0,
    stage: null,
    conceded: chance(8) ? 'own' : chance(8) ? 'theirs' : null,
    forced: chance(2),
    players: Object.fromEntries(team.players.map(({ id, missNext }) => [id, line(!missNext)])),
    guests: chance(2) ? [guest] : [],
    joined: [],
    spent: 0,
    worth: 100,
    roster: team.roster,
    name: team.name,
    against: { worth: 120, roster: team.roster, name: 'Them' },
    casualties: [random.below(4), random.below(4)],
  }
}

test('what somebody learned during the match he keeps', () => {
  const edition = editionOf('lrb4')
  const team = found(edition, suggestedDraft(edition, 'human'), { id: 'us', colour: '#e8833a' })
  const plain = anyReport(edition, team, new SeededDice(1))
  const [one] = team.players
  const learned = [{ take: 'pro', kind: 'own' }] as const
  const players = { ...plain.players, [one!.id]: { ...plain.players[one!.id]!, hurt: [], learned } }
  const report = { ...plain, conceded: null, players }
  const { team: after } = Aftermath.begin({ team, report, options: {} }, new SeededDice(2))
  expect(after.players.find(({ id }) => id === one!.id)?.gained[0]).toMatchObject({
    take: 'pro',
    kind: 'own',
  })
})

const PARTING: readonly string[] = ['retire', 'remove', 'dismiss']

/** Answers at random; after a while it stops dealing. */
function answerAll(aftermath: Aftermath, random: SeededDice): void {
  for (let asked = 0; aftermath.decision !== null; asked++) {
    const { options, default: usual } = aftermath.decision
    const staying = options.filter(({ type }) => !PARTING.includes(type))
    const likely = staying.length === 0 || random.below(6) === 0 ? options : staying
    aftermath.choose(asked > 20 ? usual : (likely[random.below(likely.length)] ?? usual))
    if (asked > 200) throw new Error('the books are never closed')
  }
}

describe.each(Object.values(EDITIONS))('$name: careers of random teams', (edition) => {
  test(
    'books close, gold never runs below nothing, worth is the sum of its items, and all of it can be stored',
    { timeout: 60_000 },
    () => {
      const rosters = Object.keys(edition.teams.rosters)
      for (let seed = 1; seed <= 4; seed++) {
        const random = new SeededDice(seed)
        const draft = randomDraft(edition, rosters[random.below(rosters.length)] ?? '', (count) =>
          random.below(count),
        )
        let team = found(edition, draft, { id: 'us', colour: '#e8833a' })
        for (let match = 0; match < AFTERMATHS && team.players.length > 0; match++) {
          const report = anyReport(edition, team, random)
          const before = JSON.stringify(team)
          const aftermath = Aftermath.begin({ team, report, options: {} }, random)
          answerAll(aftermath, random)
          expect(JSON.stringify(team)).toBe(before)
          const saved = JSON.parse(JSON.stringify(aftermath)) as ReturnType<Aftermath['toJSON']>
          const { value: loaded, problem } = Aftermath.load(saved, new RecordedDice())
          expect(problem).toBeNull()
          expect(loaded?.team).toEqual(aftermath.team)
          team = aftermath.team
          expect(team.treasury).toBeGreaterThanOrEqual(0)
          expect(team.matches).toHaveLength(match + 1)
          const ids = [...team.players, ...team.former].map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(team.players.every(({ status }) => status === 'active')).toBe(true)
          expect(team.former.some(({ status }) => status === 'active')).toBe(false)
          const { uncounted, counts = (item: Item) => item.total } = edition.career.worth
          const sum = itemise(edition, team)
            .filter(({ id }) => !uncounted.includes(id))
            .reduce(
              (gold, item) => gold + counts(item, rosterOf(edition, team.roster), usualOptions(edition)),
              0,
            )
          expect(worthInGold(edition, team, { absent: true })).toBe(sum)
        }
      }
    },
  )

  test('in the market everything that can be bought has its price, and costs just that', () => {
    const [roster = ''] = Object.keys(edition.teams.rosters)
    const random = new SeededDice(7)
    const draft = randomDraft(edition, roster, (count) => random.below(count))
    const rich = { ...found(edition, draft, { id: 'us', colour: '#e8833a' }), treasury: 900_000 }
    const report = { ...anyReport(edition, rich, random), conceded: null }
    const aftermath = Aftermath.begin({ team: rich, report, options: {} }, random)
    while (aftermath.decision !== null && aftermath.decision.type !== 'buy')
      aftermath.choose(aftermath.decision.default)
    const { options = [], about } = aftermath.decision ?? {}
    const sold = options.filter((option) => option.type === 'buy')
    expect(sold.length).toBeGreaterThan(1)
    const prices = new Map(Object.entries(Object(about?.['prices']) as object))
    expect([...prices.keys()]).toEqual(sold.map(({ what }) => what))
    const { players } = priceList(edition, roster)
    const listed = players.filter(({ id }) => prices.has(id))
    expect(listed.map(({ id, cost }) => [id, cost])).toEqual(listed.map(({ id }) => [id, prices.get(id)]))
    const impossible = { type: 'buy', what: 'the moon' } as const
    expect(() => aftermath.choose(impossible)).toThrow(
      `That "buy" is not among the ${options.length} legal choices.`,
    )
    expect(() => aftermath.choose({ type: 'reroll', with: 'winner' })).toThrow(
      /^"reroll" is no answer here: what is wanted is .*buy/u,
    )
    for (const option of sold) {
      const { value: shop } = Aftermath.load(aftermath.toJSON(), random)
      shop!.choose(option)
      const paid = aftermath.team.treasury - shop!.team.treasury
      expect([option.what, paid]).toEqual([
        option.what,
        edition.career.market.paid ? prices.get(option.what) : 0,
      ])
    }
  })
})

function refuse999(dice: EnteredDice, attempt: () => unknown): void {
  dice.enter(999)
  expect(attempt).toThrow(WrongDie)
}

/** Does something that takes dice, each typed in when it is missed; before that a number that no die shows. */
function typing<T>(dice: EnteredDice, faces: number[], attempt: () => T, untouched: () => void): T {
  for (;;)
    try {
      return attempt()
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      untouched()
      const [face] = faces.splice(0, 1)
      if (face === undefined) throw error
      refuse999(dice, attempt)
      untouched()
      dice.enter(face)
    }
}

test.each(Object.values(EDITIONS))('$name: dice typed in one by one come to the same books', (edition) => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = new SeededDice(seed)
    const [roster = ''] = Object.keys(edition.teams.rosters)
    const team = found(
      edition,
      randomDraft(edition, roster, (count) => random.below(count)),
      { id: 'us', colour: '#e8833a' },
    )
    const setting = { team, report: anyReport(edition, team, random), options: {} }
    const rolled = Aftermath.begin(setting, random)
    answerAll(rolled, random)
    const { choices, dice: faces } = rolled.toJSON()

    const left = [...faces]
    let dice = new EnteredDice()
    const opening: number[] = []
    // Before the first question nobody can be asked to wait: the books are opened again with one die more.
    const opened = (): Aftermath => {
      for (;;)
        try {
          dice = new EnteredDice()
          dice.enter(...opening)
          return Aftermath.begin(setting, dice)
        } catch (error) {
          if (!(error instanceof MissingDie)) throw error
          opening.push(...left.splice(0, 1))
        }
    }
    const typed = opened()
    for (const choice of choices) {
      const before = JSON.stringify([typed, typed.team, typed.decision, typed.events])
      typing(
        dice,
        left,
        () => typed.choose(choice),
        () => expect(JSON.stringify([typed, typed.team, typed.decision, typed.events])).toBe(before),
      )
    }
    expect(left).toEqual([])
    expect(typed.decision).toBeNull()
    expect(typed.team).toEqual(rolled.team)
    expect(typed.toJSON()).toEqual(rolled.toJSON())
  }
})
