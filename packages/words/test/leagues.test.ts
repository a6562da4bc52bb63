import { EDITIONS, houseEdition } from '@touchback/engine'
import type { CareerChoice, CareerDecision, CareerEvent, OptionRule } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import {
  careerChoiceText,
  careerQuestion,
  careerSentence,
  criterionName,
  gainText,
  houseTexts,
  leagueRules,
  optionText,
  ordinal,
  type RosterNames,
  rosterThing,
  stageName,
  statisticName,
  statisticShort,
} from '../src/index.ts'

const lrb4 = EDITIONS['lrb4']!
const sevens = EDITIONS['sevens']!
const names: RosterNames = {
  edition: lrb4,
  player: (id) => (id === 'p1' ? 'Dieter' : id),
  thing: (id) => rosterThing(lrb4, 'human', id),
}

describe('between matches', () => {
  const rule = 'career.mvp'
  test.each([
    [
      {
        type: 'rolled',
        what: 'winnings',
        player: null,
        dice: [4],
        modifiers: [['won', 1]],
        total: 5,
        result: '50000',
      },
      'Winnings: rolled 4 +1 won = 5: 50,000',
    ],
    [
      {
        type: 'rolled',
        what: 'fans',
        player: null,
        dice: [3],
        modifiers: [['semi-final', 1]],
        total: 4,
        result: '0',
      },
      'Fans: rolled 3 +1 semi-final = 4: 0',
    ],
    [
      { type: 'rolled', what: 'fans', player: null, dice: [1], modifiers: [], total: 1, result: '-1' },
      'Fans: rolled 1: −1',
    ],
    [
      { type: 'rolled', what: 'fans', player: null, dice: [6], modifiers: [], total: 6, result: '1' },
      'Fans: rolled 6: +1',
    ],
    [
      {
        type: 'rolled',
        what: 'star-roll',
        player: 'p1',
        dice: [3, 5],
        modifiers: [],
        total: 8,
        result: 'hit',
      },
      'Dieter, star player roll: rolled 3+5=8: hit',
    ],
    [
      {
        type: 'rolled',
        what: 'strength',
        player: 'p1',
        dice: [2, 4],
        modifiers: [],
        total: 24,
        result: 'mighty-blow',
      },
      'Dieter, strength: rolled 2 and 4: Mighty Blow',
    ],
    [
      { type: 'money', what: 'winnings', change: 50_000, left: 70_000 },
      'Winnings: received 50,000 gold, 70,000 gold in the treasury',
    ],
    [
      { type: 'money', what: 'hired', change: -80_000, left: 0 },
      'Hired before the match: paid 80,000 gold, 0 gold in the treasury',
    ],
    [
      { type: 'drawn', what: 'mvp', player: 'p1', among: ['p1', 'p2'] },
      'Most valuable player: Dieter is drawn from 2',
    ],
    [{ type: 'points', player: 'p1', source: 'touchdowns', points: 3 }, 'Dieter: 3 points (touchdowns)'],
    [{ type: 'points', player: 'p1', source: 'completions', points: 1 }, 'Dieter: 1 point (completions)'],
    [{ type: 'level', player: 'p1', level: 1, title: 'Experienced' }, 'Dieter is now Experienced'],
    [{ type: 'level', player: 'p1', level: 1, title: '' }, 'Dieter is now of level 1'],
    [{ type: 'improved', player: 'p1', take: 'mighty-blow', kind: 'own' }, 'Dieter gains Mighty Blow'],
    [{ type: 'hurt', player: 'p1', effect: '-ma', cause: 'ma-1' }, 'Dieter loses a point of MA'],
    [{ type: 'fit-again', player: 'p1' }, 'Dieter is fit again'],
    [{ type: 'fans', change: 1, now: 6 }, 'More fans: 6 now'],
    [{ type: 'fans', change: -1, now: 4 }, 'Fewer fans: 4 now'],
    [{ type: 'fans', change: 0, now: 5 }, 'The fans stay as they are: 5'],
    [{ type: 'left', player: 'p1', how: 'retired' }, 'Dieter retires'],
    [{ type: 'left', player: 'p1', how: 'dead' }, 'Dieter is carried to the cemetery'],
    [
      { type: 'joined', player: 'p1', position: 'blitzer', cost: 90_000 },
      'Dieter joins as blitzer for 90,000 gold',
    ],
    [{ type: 'joined', player: 'p1', position: 'lineman', cost: 0 }, 'Dieter joins as lineman for nothing'],
    [{ type: 'bought', what: 'rerolls', cost: 100_000 }, 'Bought: a re-roll for 100,000 gold'],
    [{ type: 'dismissed', what: 'cheerleaders' }, 'Let go: a cheerleader'],
    [{ type: 'trophy', what: 'chaos-cup', holds: true }, 'They hold Chaos cup'],
    [{ type: 'trophy', what: 'chaos-cup', holds: false }, 'Chaos cup is handed on'],
    [{ type: 'worth', worth: 120 }, 'The team is rated 120'],
  ] as [object, string][])('%o', (event, text) => {
    // The rule of an event has no part in its sentence.
    expect(careerSentence({ ...event, rule } as CareerEvent, names)).toBe(text)
  })
  test('a team is worth gold where the book counts gold', () => {
    const event = { type: 'worth', worth: 640_000, rule } as const
    expect(careerSentence(event, { ...names, edition: sevens })).toBe('The team is worth 640,000 gold')
  })
  test.each([
    [{ type: 'mvp', player: 'p1' }, 'Dieter'],
    [{ type: 'improve', take: '+st' }, '+1 ST'],
    [
      { type: 'advance', with: 'primary', player: 'p1', category: 'general' },
      'a primary skill for Dieter (general)',
    ],
    [{ type: 'advance', with: 'secondary' }, 'a secondary skill for somebody drawn by lot'],
    [{ type: 'category', category: 'general' }, 'general'],
    [{ type: 'keep', player: 'p1' }, 'keep Dieter'],
    [{ type: 'keep' }, 'take in whoever waits to join'],
    [{ type: 'buy', what: 'apothecary' }, 'buy an apothecary'],
    [{ type: 'buy', what: 'lineman', name: 'Otto' }, 'buy lineman, called Otto'],
    [{ type: 'retire', player: 'p1', assistant: true }, 'Dieter retires and becomes an assistant coach'],
    [{ type: 'remove', player: 'p1' }, 'strike Dieter from the roster'],
    [{ type: 'dismiss', what: 'rerolls' }, 'let go: a re-roll'],
    [{ type: 'reroll', with: 'winner' }, 'roll again'],
    [{ type: 'decline' }, 'no'],
    [{ type: 'done' }, 'done'],
  ] as [CareerChoice, string][])('%o', (choice, text) => {
    expect(careerChoiceText(choice, names)).toBe(text)
  })
  test.each([
    ['improve', 'p1', 'What does Dieter learn?'],
    ['mvp', null, 'Who was the most valuable player?'],
    ['buy', null, 'What does the team buy or drop?'],
    ['keep', null, 'Who stays?'],
    ['advance', null, 'Who gains a random skill?'],
    ['category', 'p1', 'From which category does Dieter learn?'],
    ['reroll', null, 'Roll again?'],
    ['retire', 'p1', 'Retire: Dieter?'],
  ] as [CareerDecision['type'], string | null, string][])('asked: %s', (type, player, text) => {
    const done = { type: 'done' } as const
    expect(careerQuestion({ type, player, rule, options: [done], default: done, about: {} }, names)).toBe(
      text,
    )
  })
  test.each([
    ['reroll', { what: 'winnings', die: 2 }, 'Winnings: a 2. Roll again?'],
    ['keep', { position: 'lineman' }, 'Take in a newcomer for nothing: lineman?'],
  ] as [CareerDecision['type'], Readonly<Record<string, unknown>>, string][])(
    'asked with what it is about: %s',
    (type, about, text) => {
      const done = { type: 'done' } as const
      expect(careerQuestion({ type, player: null, rule, options: [done], default: done, about }, names)).toBe(
        text,
      )
    },
  )
  test('characteristics and skills as gains', () => {
    expect([gainText(lrb4, '+ag'), gainText(lrb4, '-av'), gainText(lrb4, 'block')]).toEqual([
      '+1 AG',
      '−1 AV',
      'Block',
    ])
  })
})

/** Two values that an option can have. */
function valuesOf(rule: OptionRule): (number | boolean | string)[] {
  switch (rule.kind) {
    case 'number':
      return [rule.min, rule.max]
    case 'switch':
      return [true, false]
    case 'one-of':
      return [...rule.of]
    default:
      return rule satisfies never
  }
}

describe.each(Object.values(EDITIONS))('$id: what a league settles', (edition) => {
  test('each option has a sentence of its own, and another for each way to settle it', () => {
    for (const [id, rule] of Object.entries(edition.career.options)) {
      const texts = valuesOf(rule).map((value) => optionText(id, value))
      expect([id, new Set(texts).size]).toEqual([id, texts.length])
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z].*\.$/u)
        expect(text.toLowerCase().startsWith(`${id.replaceAll('-', ' ')}:`)).toBe(false)
      }
    }
  })
  test('house rules are told with what the book has instead', () => {
    const house = houseEdition(edition, { timing: { turns: 5 } })
    expect(houseTexts(edition, house)).toEqual([
      `Timing: turns a half: 5 instead of ${edition.timing.turns}.`,
    ])
    expect(leagueRules(edition, house, {})[0]).toBe(`The league plays ${edition.name} with house rules:`)
    expect(leagueRules(edition, edition, {})).toEqual([`The league plays ${edition.name} as it is.`])
  })
})

test('an option nobody has words for is said plainly', () => {
  expect([optionText('new-thing', true), optionText('new-thing', 3)]).toEqual([
    'New thing: yes.',
    'New thing: 3.',
  ])
})

test('places, statistics, criteria and stages', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '111th',
  ])
  expect([statisticName('mvps'), statisticShort('touchdowns'), statisticName('newCount')]).toEqual([
    'Most valuable player awards',
    'TD',
    'new count',
  ])
  expect([criterionName('touchdown-difference'), criterionName('fewest-losses')]).toEqual([
    'touchdown difference',
    'fewest defeats',
  ])
  expect([stageName('semi-final'), stageName('third-place')]).toEqual(['semi-final', 'third place'])
})
