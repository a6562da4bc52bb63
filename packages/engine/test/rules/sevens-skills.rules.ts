import assert from 'node:assert/strict'
import { addEdition } from '../../src/editions/index.ts'
import { sevens } from '../../src/editions/sevens/index.ts'
import { type Category, randomSkill, whatOf } from '../../src/editions/sevens/players/random-skills.ts'
import { extend } from '../../src/match/extend.ts'
import type { Event } from '../../src/match/event.ts'
import { rule } from '../../src/testing/rule-test.ts'
import { runScenario, type Scenario } from '../../src/testing/scenario.ts'

/** The table as the book prints it: low half, then high half. */
const PRINTED: Readonly<Record<Category, string>> = {
  agility:
    'Catch, Diving Catch, Diving Tackle, Dodge, Defensive, Jump Up, Leap, Safe Pair of Hands, Sidestep, Sneaky Git, Sprint, Sure Feet',
  general:
    'Block, Dauntless, Dirty Player, Fend, Frenzy, Kick, Pro, Shadowing, Strip Ball, Sure Hands, Tackle, Wrestle',
  mutation:
    'Big Hand, Claws, Disturbing Presence, Extra Arms, Foul Appearance, Horns, Iron Hard Skin, Monstrous Mouth, Prehensile Tail, Tentacles, Two Heads, Very Long Legs',
  passing:
    'Accurate, Cannoneer, Cloud Burster, Dump-off, Fumblerooskie, Hail Mary Pass, Leader, Nerves of Steel, On the Ball, Pass, Running Pass, Safe Pass',
  strength:
    'Arm Bar, Brawler, Break Tackle, Grab, Guard, Juggernaut, Mighty Blow, Multiple Block, Pile Driver, Stand Firm, Strong Arm, Thick Skull',
}
const CATEGORIES = Object.keys(PRINTED) as Category[]

const nameOf = (skill: string): string => sevens.players.skills[skill]?.name ?? `no skill ${skill}`

for (const category of CATEGORIES) {
  const id = category === 'mutation' ? 'mutations' : category
  rule([`s2.skill.random.${id}`, 's2.skill.random.roll'], `random skills: ${id}`, () => {
    const names = PRINTED[category].split(', ')
    for (const first of [1, 2, 3, 4, 5, 6])
      for (const second of [1, 2, 3, 4, 5, 6]) {
        const expected = names[(first <= 3 ? 0 : 6) + second - 1]
        assert.equal(nameOf(randomSkill(category, first, second)), expected, `${first} and ${second}`)
      }
  })
}

rule(['s2.skill.use.categories'], 'sixty skills in five categories; everything else is inborn', () => {
  const learnt = Object.values(sevens.players.skills).filter(({ category }) => category !== 'trait')
  assert.equal(learnt.length, 60)
  for (const category of CATEGORIES)
    assert.equal(learnt.filter((skill) => skill.category === category).length, 12, category)
  assert.ok(learnt.every(({ kind }) => kind === 'skill'))
  const inborn = Object.values(sevens.players.skills).filter(({ category }) => category === 'trait')
  assert.equal(inborn.length, 35)
})

rule(['s2.skill.gap.spelling'], 'three names that the pages spell in two ways', () => {
  assert.equal(nameOf('sidestep'), 'Sidestep')
  assert.equal(nameOf('fumblerooskie'), 'Fumblerooskie')
  assert.equal(nameOf('timmm-ber'), 'Timmm-ber!')
})

const player = (av: number, ...skills: string[]) => ({ av, skills })

rule(['s2.skill.random.again'], 'a skill he has, or may not have, is rolled again', () => {
  assert.equal(whatOf(player(9, 'block'), 'block'), 'again')
  assert.equal(whatOf(player(9, 'mighty-blow:1'), 'mighty-blow'), 'again')
  assert.equal(whatOf(player(9, 'block'), 'tackle'), 'keep')
})

rule(['s2.skill.frenzy.no-grab', 's2.skill.grab.no-frenzy'], 'Grab and Frenzy never meet', () => {
  assert.equal(whatOf(player(9, 'frenzy'), 'grab'), 'again')
  assert.equal(whatOf(player(9, 'grab'), 'frenzy'), 'again')
  assert.equal(whatOf(player(9), 'grab'), 'keep')
  assert.equal(whatOf(player(9), 'frenzy'), 'keep')
})

rule(
  ['s2.skill.leap.no-pogo', 's2.skill.pogo-stick.no-leap', 's2.skill.gap.loner-leap'],
  'a pogo stick and Leap never meet; loners may learn to leap',
  () => {
    assert.equal(whatOf(player(9, 'pogo-stick'), 'leap'), 'again')
    assert.deepEqual(sevens.players.skills['pogo-stick']?.excludes, ['leap'])
    assert.equal(whatOf(player(9, 'loner:4'), 'leap'), 'keep')
  },
)

rule(['s2.skill.ball-and-chain.excludes'], 'seven skills are not for players on a chain', () => {
  const barred = ['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing']
  const chained = player(8, 'ball-and-chain')
  for (const skill of barred) assert.equal(whatOf(chained, skill), 'again', skill)
  assert.equal(whatOf(chained, 'block'), 'keep')
})

rule(['s2.skill.strong-arm.needs'], 'a strong arm is for those who throw team-mates', () => {
  assert.equal(whatOf(player(9, 'throw-team-mate'), 'strong-arm'), 'keep')
  assert.equal(whatOf(player(9), 'strong-arm'), 'again')
})

rule(['s2.skill.random.useless'], 'what he could never use is rolled again', () => {
  assert.equal(whatOf(player(9, 'no-hands'), 'catch'), 'again')
  assert.equal(whatOf(player(9, 'ball-and-chain'), 'pile-driver'), 'again')
  assert.equal(whatOf(player(8), 'iron-hard-skin'), 'either')
  assert.equal(whatOf(player(9), 'iron-hard-skin'), 'keep')
})

rule(
  ['s2.skill.random.catch-mouth'],
  'a mouth that catches makes Catch useless, not the other way round',
  () => {
    assert.equal(whatOf(player(9, 'monstrous-mouth'), 'catch'), 'again')
    assert.equal(whatOf(player(9, 'catch'), 'monstrous-mouth'), 'keep')
  },
)

/** Plays a scenario in the book as it was printed. */
function asPrinted(scenario: Omit<Scenario, 'name' | 'edition'>): readonly Event[] {
  const edition = extend(sevens, {
    id: 'sevens-as-printed',
    name: 'Sevens as printed',
    readings: { printed2020: true },
  })
  const remove = addEdition(edition)
  try {
    const { problem, events } = runScenario({ name: 'as printed', edition: edition.id, ...scenario })
    assert.equal(problem, null)
    return events
  } finally {
    remove()
  }
}

const fouls = (fouler: string, victim: string) => [
  { type: 'activate', player: fouler, action: 'foul', target: victim },
  { type: 'foul', target: victim },
]

rule(['s2.skill.sneaky-git.move-on'], 'as printed a sneaky fouler walks on, and fouls nobody else', () =>
  asPrinted({
    home: { team: 'human', players: { hans: { at: [5, 5], skills: ['+sneaky-git'] } } },
    away: {
      team: 'human',
      players: { ulf: { at: [6, 5], state: 'prone' }, olaf: { at: [6, 6], state: 'prone' } },
    },
    dice: ['2d6=3+3'],
    play: [...fouls('hans', 'ulf'), { type: 'move', path: [[5, 6]] }],
    expect: { players: { hans: { at: [5, 6] } }, decision: 'act', withholds: [{ type: 'foul' }] },
  }),
)

rule(['s2.skill.gap.errata-default'], 'as printed a guard helps with a foul', () => {
  asPrinted({
    home: {
      team: 'human',
      players: { hans: { at: [5, 5] }, emil: { at: [6, 4], skills: ['+guard'] } },
    },
    away: { team: 'human', players: { ulf: { at: [6, 5], state: 'prone' }, olaf: { at: [7, 3] } } },
    dice: ['2d6=3+5', '2d6=1+2'],
    play: fouls('hans', 'ulf'),
    expect: { events: [{ type: 'armour', modifiers: [['assists', 1]], broken: true }] },
  })
})

rule(['s2.skill.gap.errata-default'], 'as printed hard skin is safe from claws and from nothing else', () => {
  asPrinted({
    home: { team: 'human', players: { hans: { at: [5, 5] }, emil: { at: [6, 4] } } },
    away: {
      team: 'human',
      players: { ulf: { at: [6, 5], skills: ['+iron-hard-skin'], state: 'prone' }, olaf: { at: [15, 9] } },
    },
    dice: ['2d6=3+5', '2d6=1+2'],
    play: fouls('hans', 'ulf'),
    expect: { events: [{ type: 'armour', modifiers: [['assists', 1]], broken: true }] },
  })
})
