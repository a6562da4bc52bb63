import assert from 'node:assert/strict'
import { basic } from '../../src/editions/basic/index.ts'
import { basicSevens } from '../../src/editions/basic-sevens/index.ts'
import { rule } from '../../src/testing/rule-test.ts'
import { runScenario } from '../../src/testing/scenario.ts'
import { elsewhere, scenariosOf, squaresIn } from '../inherited.ts'

const { pitch } = basicSevens.field
const { rosters } = basicSevens.teams
const positions = Object.values(rosters).flatMap((roster) => roster.positions)
const startWith = (skill: string): number => positions.filter(({ skills }) => skills.includes(skill)).length

rule(
  ['basic7.pitch.shrink', 'basic7.pitch.size', 'basic7.pitch.wide-zones', 'basic7.pitch.halves'],
  'six squares shorter, four narrower, and the centre as wide as ever',
  () => {
    assert.deepEqual([basic.field.pitch.length - pitch.length, basic.field.pitch.width - pitch.width], [6, 4])
    assert.equal(basic.field.pitch.wideZone - pitch.wideZone, 2)
    assert.equal(pitch.width - 2 * pitch.wideZone, 7)
    assert.equal(basic.field.pitch.width - 2 * basic.field.pitch.wideZone, 7)
    assert.deepEqual(pitch.scrimmage, { home: pitch.length / 2 - 1, away: pitch.length / 2 })
  },
)

const onThePitch = ([x, y]: readonly [number, number]): boolean =>
  x >= 0 && x < pitch.length && y >= 0 && y < pitch.width

rule(
  ['basic7.base.inherits'],
  'what happens in the middle of the full pitch happens on the small one',
  () => {
    const { turns } = basicSevens.timing
    const inTime = ({ turn = {} }: { turn?: Readonly<Partial<Record<'home' | 'away', number>>> }): boolean =>
      (turn.home ?? 0) <= turns && (turn.away ?? 0) <= turns
    const small = scenariosOf('basic')
      .filter((scenario) => scenario.phase === undefined && inTime(scenario))
      .map((scenario) => elsewhere(scenario, (x, y) => [x - 3, y - 2]))
      .filter((scenario) => squaresIn(scenario).every(onThePitch))
    assert.ok(small.length >= 390, `only ${small.length} scenarios`)
    for (const scenario of small) {
      const { problem } = runScenario({ ...scenario, edition: basicSevens.id })
      assert.equal(problem, null, scenario.name)
    }
  },
)

rule(['basic7.base.not-gw-sevens'], 'one half-way line, players as good as in the full game', () => {
  assert.equal(pitch.scrimmage.away - pitch.scrimmage.home, 1)
  for (const [id, { positions: small }] of Object.entries(rosters))
    for (const position of small) {
      const { max: _most, ...same } = position
      const full = basic.teams.rosters[id]?.positions.find((each) => each.id === position.id)
      assert.deepEqual({ ...full, max: undefined }, { ...same, max: undefined }, `${id} ${position.id}`)
    }
})

rule(['basic7.effect.no-throw-team-mate'], 'nobody throws and nobody is hungry', () => {
  assert.equal(startWith('throw-team-mate'), 0)
  assert.equal(startWith('always-hungry'), 0)
  assert.equal(startWith('right-stuff'), 1, 'the goblin, for whom it does nothing')
})

rule(['basic7.effect.extraordinary-gone'], 'what only single players had is gone with them', () => {
  const gone = [
    'always-hungry',
    'bonehead',
    'loner',
    'really-stupid',
    'take-root',
    'throw-team-mate',
    'wild-animal',
  ]
  assert.deepEqual(
    gone.filter((skill) => startWith(skill) > 0),
    [],
  )
  const single = Object.values(basic.teams.rosters).flatMap((roster) =>
    roster.positions.filter(({ max }) => max === 1),
  )
  for (const skill of gone)
    assert.ok(
      single.some(({ skills }) => skills.includes(skill)),
      skill,
    )
})

rule(['basic7.gap.headings', 'basic.sevens.pointer'], 'all eighteen teams play the small game', () => {
  assert.deepEqual(Object.keys(rosters), Object.keys(basic.teams.rosters))
})

rule(
  ['basic.sevens.pointer', 'basic7.base.inherits'],
  'rules, skills and tables are those of the full game',
  () => {
    const same = ['kickOff', 'turn', 'passing', 'injuries', 'fouling', 'rolls', 'players'] as const
    for (const chapter of same) assert.deepEqual(basicSevens[chapter], basic[chapter], chapter)
  },
)
