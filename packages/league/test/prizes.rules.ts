import assert from 'node:assert/strict'
import { Dice, NoDice } from '@touchback/engine'
import type { Prize, Team } from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { Aftermath } from '../src/aftermath.ts'
import { bring } from '../src/bring.ts'
import { scenarioTeam } from '../src/testing/scenario-team.ts'
import { bestPlayers, handedOn, playerOfTheYear, prizesOf } from '../src/tournaments/prizes.ts'
import { edition } from './teams.ts'

const { tournaments } = edition.career
assert.ok(tournaments)

const team = (name: string, points: readonly number[], trophies: readonly string[] = []): Team =>
  scenarioTeam(edition, {
    team: name,
    fanFactor: 5,
    trophies,
    players: Object.fromEntries(points.map((spp, index) => [`p${index}`, { position: 'lineman', spp }])),
  })

const after = (given: Team, prize: Prize): Team =>
  Aftermath.begin({ team: given, prize, options: {} }, new NoDice()).team

rule(['lrb4.prize.poty'], 'the most points of the whole league are worth a fan to his team', () => {
  const [human, orc, norse] = [team('human', [12, 30]), team('orc', [31, 4]), team('norse', [])]
  const best = bestPlayers([human, orc, norse])
  assert.deepEqual(
    best.map(({ team: { roster }, player }) => [roster, player.id]),
    [['orc', 'p0']],
  )
  assert.equal(after(orc, playerOfTheYear(edition)).fanFactor, 6)
  assert.equal(tournaments.playerOfTheYear.after, 'spike')
  assert.equal(bestPlayers([team('human', [31]), orc]).length, 2)
  assert.deepEqual(bestPlayers([norse, team('human', [0])]), [])
})

rule(['lrb4.tourn.majors'], 'four majors, one for each season of the year', () => {
  const majors = Object.entries(tournaments.cups).filter(([, { trophy }]) => trophy)
  assert.deepEqual(Object.fromEntries(majors.map(([id, { season }]) => [season, id])), {
    spring: 'chaos-cup',
    summer: 'blood-bowl',
    autumn: 'spike',
    winter: 'dungeonbowl',
  })
})

rule(['lrb4.prize.trophy'], 'a holder who is not in the final hands the trophy on too', () => {
  const holder = team('norse', [], ['spike', 'chaos-cup'])
  assert.deepEqual(after(holder, handedOn('spike', holder)).trophies, ['chaos-cup'])
  assert.equal(handedOn('dungeonbowl', holder).trophy, null)
})

rule(
  ['lrb4.prize.trophy-reroll', 'lrb4.tourn.minor.no-reroll'],
  'every major trophy is a re-roll a match, a minor cup none',
  () => {
    const holder = team('norse', [], ['spike', 'chaos-cup'])
    assert.equal(bring(edition, holder).trophies, 2)
    const cup = tournaments.cups['far-albion-cup']
    assert.ok(cup)
    const final = { winner: holder, runnerUp: team('orc', []), took: { winner: [], runnerUp: [] } }
    const { winner } = prizesOf(edition, ['far-albion-cup', cup], final, {}, new Dice(new NoDice()))
    assert.equal(bring(edition, after(holder, winner)).trophies, 2)
  },
)
