import { type BlockFace, editionOf, type Event, Game, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { consequences } from '../src/report/consequences.ts'
import { luckTable, moments, throwsOf, totalLuck } from '../src/report/luck.ts'
import { settingOf, type Told } from '../src/report/setting.ts'
import { bestPlayer, statistics } from '../src/report/statistics.ts'

const { match } = Game.start(randomSpec(editionOf('lrb4'), 'human', 'orc', 5), { dice: new SeededDice(5) })
const setting = settingOf(match)
const [US, PAL] = [0, 1]
const THEM = match.spec.teams.home.players.length

type Happened = Partial<Event> & { type: Event['type'] }
const tell = (...events: Happened[]): Told[] =>
  events.map((event, step) => ({ step, event: { rule: 'x', ...event } as Event }))

const dodge = (die: number, changes: object = {}): Happened => ({
  type: 'rolled',
  test: 'dodge',
  player: US,
  dice: [die],
  target: 4,
  modifiers: [],
  passed: die >= 4,
  ...changes,
})
const turnover: Happened = { type: 'turnover', side: 'home', cause: 'knocked-down' }

describe('statistics', () => {
  const ofUs = (...events: Happened[]) => statistics(tell(...events), setting).home.players[US]
  const block: Happened = { type: 'block-result', blocker: US, targets: [THEM], face: 'down' }

  test.for([
    ['touchdowns', { type: 'touchdown', player: US, side: 'home' }],
    ['completions', { type: 'completed', player: US }],
    ['interceptions', { type: 'intercepted', player: US }],
    ['squares', { type: 'moved', player: US, from: [1, 1], to: [2, 1] }],
    ['blocks', block],
    ['fouls', { type: 'fouled', by: US, player: THEM }],
    ['rolls', dodge(1)],
    ['casualties', { type: 'casualty', player: THEM, die: 6, result: 'dead', by: US }],
  ] as [string, Happened][])('one of %s is one, two are two, and others have none', ([counted, event]) => {
    const { home, away } = statistics(tell(event, event), setting)
    expect(home).toMatchObject({ side: 'home', [counted]: 2 })
    expect(home.players[US]).toMatchObject({ [counted]: 2 })
    expect(home.players[PAL]).toMatchObject({ [counted]: 0 })
    expect(away).toMatchObject({ [counted]: 0 })
  })

  test('a roll that passed is counted as both', () =>
    expect(ofUs(dodge(4), dodge(3))).toMatchObject({ rolls: 2, passed: 1 }))

  test.for([
    ['picked up', { type: 'picked-up', player: US }, 1],
    ['caught', { type: 'caught', player: US }, 1],
    ['given by a touchback', { type: 'touchback', player: US }, 1],
    ['intercepted', { type: 'intercepted', player: US }, 1],
    ['somebody else’s', { type: 'picked-up', player: PAL }, 0],
  ] as [string, Happened, number][])('squares with a ball that was %s', ([, taken, squares]) =>
    expect(ofUs(taken, { type: 'moved', player: US, from: [1, 1], to: [2, 1] })?.withBall).toBe(squares),
  )

  test.for([
    [{ type: 'dropped', player: US }],
    [{ type: 'ball', at: [1, 1] }],
    [{ type: 'kicked' }],
    [{ type: 'touchdown', player: US, side: 'home' }],
  ] as [Happened][])('after %o he walks without it', ([lost]) =>
    expect(
      ofUs({ type: 'picked-up', player: US }, lost, { type: 'moved', player: US, from: [1, 1], to: [2, 1] })
        ?.withBall,
    ).toBe(0),
  )

  test('a knock-down is whose block it was, until somebody else acts', () => {
    const down: Happened = { type: 'knocked-down', player: THEM, at: [3, 1] }
    expect(ofUs(block, down)?.knockDowns).toBe(1)
    expect(ofUs(down)?.knockDowns).toBe(0)
    expect(ofUs(block, { type: 'knocked-down', player: US, at: [3, 1] })?.knockDowns).toBe(0)
    expect(ofUs(block, { type: 'activated', player: PAL, action: 'move' }, down)?.knockDowns).toBe(0)
    expect(ofUs(block, { type: 'turn-started', side: 'away', turn: 1, half: 1 }, down)?.knockDowns).toBe(0)
  })

  test('nobody is praised for hurting his own, and the crowd is not counted', () => {
    const hurt = (player: number, by: number | null): Happened => ({
      type: 'casualty',
      player,
      die: 6,
      result: 'dead',
      by,
    })
    expect(ofUs(hurt(PAL, US))?.casualties).toBe(0)
    expect(statistics(tell(hurt(THEM, null)), setting).home.casualties).toBe(0)
  })

  test('the worst that happened to him, and nothing when he was healed', () => {
    const hurt: Happened = { type: 'casualty', player: US, die: 6, result: 'badly-hurt', by: null }
    const worse: Happened = { type: 'serious-injury', player: US, result: 'niggling' }
    expect(ofUs()?.hurt).toBeNull()
    expect(ofUs(hurt)?.hurt).toBe('badly-hurt')
    expect(ofUs(hurt, worse)?.hurt).toBe('niggling')
    expect(ofUs(hurt, worse, { type: 'healed', player: US })?.hurt).toBeNull()
  })

  test('a lost turn is the fault of whoever was acting, if his side lost it', () => {
    const acting: Happened = { type: 'activated', player: US, action: 'move' }
    expect(ofUs(acting, turnover)?.turnovers).toBe(1)
    expect(ofUs(turnover)?.turnovers).toBe(0)
    expect(ofUs(acting, { ...turnover, side: 'away' })?.turnovers).toBe(0)
    const started: Happened = { type: 'turn-started', side: 'home', turn: 2, half: 1 }
    expect(ofUs(acting, started, turnover)?.turnovers).toBe(0)
    const { home } = statistics(tell(turnover, turnover), setting)
    expect([home.turnovers, home.causes]).toEqual([2, { 'knocked-down': 2 }])
  })

  test('a touchdown outweighs a casualty and a knock-down; an interception a completion; a casualty three knock-downs', () => {
    const touchdown = (player: number): Happened => ({ type: 'touchdown', player, side: 'home' })
    const hurts = (by: number): Happened => ({ type: 'casualty', player: THEM, die: 6, result: 'dead', by })
    const intercepts = (player: number): Happened => ({ type: 'intercepted', player })
    const completes = (player: number): Happened => ({ type: 'completed', player })
    const fells = (blocker: number): Happened[] => [
      { type: 'block-result', blocker, targets: [THEM], face: 'down' },
      { type: 'knocked-down', player: THEM, at: [3, 1] },
    ]
    const carries = (player: number, squares: number): Happened[] => [
      { type: 'picked-up', player },
      ...Array.from({ length: squares }, (): Happened => ({
        type: 'moved',
        player,
        from: [1, 1],
        to: [2, 1],
      })),
    ]
    const loses = (player: number): Happened[] => [{ type: 'activated', player, action: 'move' }, turnover]
    const best = (...events: Happened[]) => bestPlayer(statistics(tell(...events), setting))?.id ?? null
    // Of equals the first on the list is taken: whoever stands after him has to do more.
    const [us, pal] = [US, PAL]
    for (const [more, less] of [
      [[touchdown(pal)], [hurts(us), ...fells(us)]],
      [[hurts(pal), completes(pal), ...fells(pal)], [touchdown(us)]],
      [[hurts(pal)], [...fells(us), ...fells(us), ...fells(us)]],
      [[...fells(pal), hurts(pal)], [hurts(us)]],
      [[intercepts(pal)], [completes(us), ...fells(us)]],
      [[completes(pal)], fells(us)],
      [[...fells(pal), ...fells(pal), ...fells(pal)], [completes(us)]],
      [fells(pal), carries(us, 9)],
      [carries(pal, 11), fells(us)],
      [fells(pal), [completes(us), ...loses(us), ...carries(us, 9)]],
      [carries(pal, 1), [completes(us), ...loses(us)]],
      [[...fells(pal), ...fells(pal), ...fells(pal), ...fells(pal), ...fells(pal)], [intercepts(us)]],
      [[intercepts(pal), completes(pal), ...fells(pal)], [touchdown(us)]],
    ] as const)
      expect(best(...less, ...more)).toBe(pal)
    expect(best(...fells(us), ...fells(us), completes(pal))).toBe(us)
    expect(best(hurts(us), intercepts(pal))).toBe(us)
    expect(best(intercepts(us), hurts(pal))).toBe(us)
    expect(best(touchdown(us), hurts(pal), completes(pal))).toBe(us)
    expect(best(hurts(us), completes(us), touchdown(pal))).toBe(us)
    expect(best(...loses(us))).toBeNull()
    expect(best()).toBeNull()
  })
})

describe('luck', () => {
  test('a throw knows its half, its turn, what it needed and whose it was', () => {
    const [first, second] = throwsOf(
      tell(
        dodge(4, { modifiers: [['dodging', 1]] }),
        { type: 'turn-started', side: 'home', turn: 3, half: 2 },
        dodge(1),
      ),
      setting,
    )
    expect(first).toMatchObject({
      step: 0,
      half: 1,
      turn: 0,
      kind: 'dodge',
      side: 'home',
      player: US,
      needed: 3,
    })
    expect(first?.chance).toBeCloseTo(4 / 6)
    expect(first?.luck).toBeCloseTo(2 / 6)
    expect(second).toMatchObject({ step: 2, half: 2, turn: 3, needed: 4, passed: false })
    expect(second?.luck).toBeCloseTo(-1 / 2)
  })

  test('hurting is the luck of the other side', () => {
    const throws = throwsOf(
      tell(
        { type: 'armour', player: THEM, dice: [4, 4], modifiers: [], target: 9, broken: false },
        { type: 'injury', player: THEM, dice: [4, 4], modifiers: [], result: 'ko' },
        { type: 'injury', player: THEM, dice: [1, 1], modifiers: [], result: 'stunned' },
      ),
      setting,
    )
    expect(throws.map(({ kind, side, passed, needed }) => [kind, side, passed, needed])).toEqual([
      ['armour', 'home', false, null],
      ['injury', 'home', true, null],
      ['injury', 'home', false, null],
    ])
    expect(throws[0]?.luck).toBeCloseTo(-10 / 36)
    expect(throws[1]?.chance).toBeCloseTo(15 / 36)
    expect(throws[1]?.luck).toBeCloseTo(21 / 36)
    expect(throws[2]?.luck).toBeCloseTo(-15 / 36)
  })

  test('a table row counts throws, what could be expected and what came', () => {
    const throws = throwsOf(
      tell(dodge(1), dodge(6), dodge(5), dodge(6, { test: 'pick-up' }), dodge(1, { player: THEM })),
      setting,
    )
    const rows = luckTable(throws, 'home')
    expect(rows).toEqual([
      { kind: 'dodge', throws: 3, expected: 1.5, rolled: 2 },
      { kind: 'pick-up', throws: 1, expected: 0.5, rolled: 1 },
    ])
    expect(totalLuck(rows)).toBe(1)
    expect(totalLuck(luckTable(throws, 'away'))).toBe(-0.5)
  })

  test('moments: his own, good and bad apart, the heaviest first, and no more than asked for', () => {
    const throws = throwsOf(
      tell(dodge(6), dodge(6, { target: 6 }), dodge(1), dodge(1, { target: 2 }), dodge(6, { player: THEM })),
      setting,
    )
    const { lucky, unlucky } = moments(throws, 'home')
    expect(lucky.map(({ step }) => step)).toEqual([1, 0])
    expect(unlucky.map(({ step }) => step)).toEqual([3, 2])
    expect(moments(throws, 'home', 1).lucky.map(({ step }) => step)).toEqual([1])
    const many = throwsOf(tell(...Array.from({ length: 7 }, () => dodge(6))), setting)
    expect(moments(many, 'home').lucky).toHaveLength(5)
  })

  test('a block is held against what that many dice usually bring', () => {
    const rolled = (faces: readonly BlockFace[], blocker = US): Happened => ({
      type: 'block-rolled',
      blocker,
      targets: [THEM],
      faces: [...faces],
      chooser: 'home',
    })
    const [good, bad] = throwsOf(tell(rolled(['down', 'pushed']), rolled(['skull', 'skull'])), setting)
    expect(good).toMatchObject({ kind: 'block', side: 'home', player: US, passed: true, needed: null })
    expect(bad).toMatchObject({ passed: false })
    expect(good!.luck).toBeGreaterThan(0)
    expect(bad!.luck).toBeLessThan(0)
    expect(good!.luck - bad!.luck).toBeLessThanOrEqual(1)
    expect(throwsOf(tell(rolled(['down'], 99)), setting)).toEqual([])
  })
})

describe('what a throw led to', () => {
  const after = (thrown: Happened, ...events: Happened[]) => consequences(tell(thrown, ...events), 0, setting)
  const NOTHING = {
    weight: 1,
    ball: false,
    turnover: false,
    touchdown: false,
    casualty: false,
    removed: false,
    rerolled: false,
  }
  const armour: Happened = {
    type: 'armour',
    player: THEM,
    dice: [6, 6],
    modifiers: [],
    target: 9,
    broken: true,
  }
  const removed = (to: string): Happened => ({ type: 'removed', player: THEM, to })

  test.for([
    ['nothing', dodge(6), [], {}],
    ['a lost turn', dodge(1), [turnover], { turnover: true, weight: 2 }],
    ['a touchdown', dodge(6), [{ type: 'touchdown', player: US }], { touchdown: true, weight: 3 }],
    [
      'a roll again',
      dodge(1),
      [{ type: 'reroll', player: US, with: 'team' }, turnover],
      { rerolled: true, weight: 0.35 },
    ],
    ['somebody else’s roll again', dodge(1), [{ type: 'reroll', player: PAL, with: 'team' }], {}],
    ['a dropped ball', dodge(1), [{ type: 'dropped', player: US }], { ball: true, weight: 1.6 }],
    ['somebody else’s ball', dodge(1), [{ type: 'dropped', player: PAL }], {}],
    ['a test of the ball', dodge(6, { test: 'pick-up' }), [], { ball: true, weight: 1.6 }],
    ['a casualty', armour, [{ type: 'casualty', player: THEM }], { casualty: true, weight: 2 }],
    ['somebody else’s casualty', armour, [{ type: 'casualty', player: PAL }], {}],
    ['a knock-out', armour, [removed('ko')], { removed: true, weight: 1.4 }],
    ['back to Reserves', armour, [removed('reserves')], {}],
    ['harm, and a turn lost by other things', armour, [turnover], {}],
    ['what comes after the next action', dodge(1), [{ type: 'activated', player: PAL }, turnover], {}],
    ['what comes in another turn', dodge(1), [{ type: 'turn-started', side: 'away' }, turnover], {}],
    ['what comes after the half', dodge(1), [{ type: 'half-ended' }, turnover], {}],
    [
      'what a later block brought',
      dodge(6),
      [{ type: 'block-rolled', blocker: US, targets: [THEM], faces: [] }, turnover],
      {},
    ],
    ['what a later roll brought', dodge(6), [dodge(1), turnover], {}],
    [
      'an opponent’s roll in between',
      dodge(1),
      [dodge(6, { player: THEM }), turnover],
      { turnover: true, weight: 2 },
    ],
  ] as [string, Happened, Happened[], object][])('%s', ([, thrown, events, found]) => {
    const { weight, ...rest } = after(thrown, ...events)
    const wanted = { ...NOTHING, ...found }
    expect({ ...rest, weight: wanted.weight }).toEqual(wanted)
    expect(weight).toBeCloseTo(wanted.weight)
  })

  test.for([
    ['he holds it', [{ type: 'picked-up', player: US }], true],
    ['he caught it', [{ type: 'caught', player: US }], true],
    ['he intercepted it', [{ type: 'intercepted', player: US }], true],
    ['he was given it', [{ type: 'touchback', player: US }], true],
    [
      'a pal has it',
      [
        { type: 'picked-up', player: US },
        { type: 'caught', player: PAL },
      ],
      false,
    ],
    [
      'he lost it',
      [
        { type: 'picked-up', player: US },
        { type: 'dropped', player: US },
      ],
      false,
    ],
    [
      'it lies about',
      [
        { type: 'picked-up', player: US },
        { type: 'ball', at: [1, 1] },
      ],
      false,
    ],
    ['it was kicked', [{ type: 'picked-up', player: US }, { type: 'kicked' }], false],
    [
      'he has scored',
      [
        { type: 'picked-up', player: US },
        { type: 'touchdown', player: US },
      ],
      false,
    ],
    ['nobody ever had it', [], false],
  ] as [string, Happened[], boolean][])('the ball is at stake: %s', ([, before, ball]) =>
    expect(consequences(tell(...before, dodge(6)), before.length, setting).ball).toBe(ball),
  )

  test('both sides of a block answer for the ball', () => {
    const block: Happened = {
      type: 'block-rolled',
      blocker: US,
      targets: [THEM],
      faces: ['down'],
      chooser: 'home',
    }
    expect(consequences(tell({ type: 'picked-up', player: THEM }, block), 1, setting).ball).toBe(true)
    expect(after(block, { type: 'casualty', player: THEM }).casualty).toBe(true)
  })
})
