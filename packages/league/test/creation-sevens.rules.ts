import assert from 'node:assert/strict'
import { rule } from '@touchback/engine/testing'
import { editionOf } from '@touchback/engine'
import { type Draft, draftProblems, teamValue } from '../src/draft.ts'
import { priceList } from '@touchback/engine/career'
import { emptyDraft } from '../src/squad.ts'
import { teamSheet } from '../src/team-sheet.ts'
import { worthInGold } from '@touchback/engine/career'
import { players } from './teams.ts'

const sevens = editionOf('sevens')

const orcs = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(sevens, 'orc', 'Gouged Eye'),
  players: players({ 'orc-lineman': 7 }),
  ...changes,
})
const problems = (changes: Partial<Draft>) => draftProblems(sevens, orcs(changes)).join(' ')
const cost = (changes: Partial<Draft>) => teamValue(sevens, orcs(changes)) - teamValue(sevens, orcs())
const rosters = Object.values(sevens.teams.rosters)

rule(
  ['sevens.draft.budget', 'sevens.draft.rosters'],
  'a team is drafted from 600,000 on any list of the edition',
  () => {
    assert.equal(sevens.teams.drafting.treasury, 600_000)
    assert.equal(rosters.length, 34)
    // Seven linemen 350,000, two re-rolls at 120,000, and ten thousand short of a cheerleader.
    assert.equal(teamValue(sevens, orcs({ rerolls: 2 })), 590_000)
    assert.equal(problems({ rerolls: 2 }), '')
    assert.match(
      problems({ rerolls: 2, cheerleaders: 1 }),
      /610,000 gold pieces and the treasury holds 600,000/,
    )
  },
)

rule(
  ['sevens.draft.players-compulsory', 'sevens.draft.fee'],
  'players and nothing else must be bought, at their fee',
  () => {
    assert.equal(problems({}), '')
    assert.equal(cost({ players: players({ 'orc-lineman': 6, blitzer: 1 }) }), 80_000 - 50_000)
  },
)

rule(['sevens.draft.min-players', 'sevens.draft.max-players'], 'seven to eleven players', () => {
  assert.match(problems({ players: players({ 'orc-lineman': 6 }) }), /7 to 11 players, not 6/)
  assert.equal(problems({ players: players({ 'orc-lineman': 11 }) }), '')
  assert.match(problems({ players: players({ 'orc-lineman': 12 }) }), /not 12/)
})

rule(
  ['sevens.draft.lineman', 'sevens.gap.two-lineman-types'],
  'the position with twelve or sixteen is the lineman',
  () => {
    for (const { id, positions } of rosters)
      assert.deepEqual(
        positions.filter(({ lineman }) => lineman).map((position) => position.id),
        positions.filter(({ max }) => max >= 12).map((position) => position.id),
        id,
      )
    const undead = sevens.teams.rosters['shambling-undead']
    assert.equal(undead?.positions.filter(({ lineman }) => lineman).length, 2)
  },
)

rule(['sevens.draft.non-linemen'], 'at most four who are no linemen', () => {
  assert.equal(problems({ players: players({ 'orc-lineman': 3, blitzer: 2, thrower: 2 }) }), '')
  assert.match(
    problems({ players: players({ 'orc-lineman': 2, blitzer: 3, thrower: 2 }) }),
    /At most 4 players may be anything but linemen, not 5/,
  )
})

rule(['sevens.draft.position-max'], 'no position beyond what its list gives', () => {
  assert.match(problems({ players: players({ 'orc-lineman': 5, thrower: 3 }) }), /At most 2 of/)
})

rule(['sevens.reroll.count', 'sevens.reroll.double'], 'up to six re-rolls at twice the printed price', () => {
  assert.equal(cost({ rerolls: 1 }), 120_000)
  for (const { id, rerollCost } of rosters) assert.equal(priceList(sevens, id).reroll, 2 * rerollCost)
  assert.doesNotMatch(problems({ rerolls: 6 }), /At most/)
  assert.match(problems({ rerolls: 7 }), /At most 6 of "team re-roll"/)
})

rule(
  ['sevens.staff.assistant.max', 'sevens.staff.assistant.cost'],
  'up to three assistant coaches at 20,000',
  () => {
    const coaches = ['Offence', 'Defence', 'Kicking', 'Throwing']
    assert.equal(cost({ assistants: coaches.slice(0, 3) }), 60_000)
    assert.equal(problems({ assistants: coaches.slice(0, 3) }), '')
    assert.match(problems({ assistants: coaches }), /At most 3 of "assistant coach"/)
  },
)

rule(
  ['sevens.staff.cheerleader.max', 'sevens.staff.cheerleader.cost'],
  'up to six cheerleaders at 20,000',
  () => {
    assert.equal(cost({ cheerleaders: 6 }), 120_000)
    assert.equal(problems({ cheerleaders: 6 }), '')
    assert.match(problems({ cheerleaders: 7 }), /At most 6 of "cheerleader"/)
  },
)

rule(
  ['sevens.staff.apothecary.allowed', 'sevens.staff.apothecary.one', 'sevens.staff.apothecary.cost'],
  'one apothecary at 80,000, where the list allows it',
  () => {
    assert.equal(cost({ apothecaries: 1 }), 80_000)
    assert.match(problems({ apothecaries: 2 }), /one Apothecary only/)
    const undead: Draft = {
      ...emptyDraft(sevens, 'shambling-undead', 'Undead'),
      players: players({ 'skeleton-lineman': 7 }),
      apothecaries: 1,
    }
    assert.match(draftProblems(sevens, undead).join(), /may not have an Apothecary/)
  },
)

rule(
  ['sevens.fans.start', 'sevens.fans.buy'],
  'one dedicated fan for nothing, each further one 20,000, six at most',
  () => {
    assert.equal(orcs().fanFactor, 1)
    assert.equal(teamValue(sevens, orcs()), 350_000)
    assert.equal(cost({ fanFactor: 3 }), 40_000)
    assert.equal(problems({ fanFactor: 6 }), '')
    assert.match(problems({ fanFactor: 7 }), /1 to 6, not 7/)
    assert.match(problems({ fanFactor: 0 }), /1 to 6, not 0/)
  },
)

rule(['sevens.gap.reroll-value'], 'a team is worth what was paid, its fans apart', () => {
  const team = orcs({ rerolls: 1, fanFactor: 3, cheerleaders: 1 })
  assert.equal(worthInGold(sevens, team, { absent: true }), 350_000 + 120_000 + 20_000)
  assert.equal(teamSheet(sevens, team).value, 490_000)
})

rule(['s2.special.favoured'], 'a list that is Favoured of somebody picks whom when it is drafted', () => {
  const chosen: Draft = {
    ...emptyDraft(sevens, 'chaos-chosen', 'Chosen'),
    players: players({ 'beastman-runner-lineman': 7 }),
  }
  assert.deepEqual(draftProblems(sevens, chosen), [])
  assert.match(draftProblems(sevens, { ...chosen, picked: [] }).join(), /picks 1 of/)
  assert.match(draftProblems(sevens, { ...chosen, picked: ['favoured-of-cricket'] }).join(), /picks 1 of/)
  const nurgle = teamSheet(sevens, { ...chosen, picked: ['favoured-of-nurgle'] })
  assert.ok(nurgle.specialRules?.includes('favoured-of-nurgle'))
  assert.match(problems({ picked: ['favoured-of-nurgle'] }), /no special rule to pick/)
})
