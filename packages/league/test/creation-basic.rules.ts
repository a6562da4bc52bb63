import assert from 'node:assert/strict'
import { rule } from '@touchback/engine/testing'
import { editionOf } from '@touchback/engine'
import { type Draft, draftProblems, teamValue } from '../src/draft.ts'
import { emptyDraft, staffOffers, treasuryLeft } from '../src/squad.ts'
import { teamSheet } from '../src/team-sheet.ts'
import { players } from './teams.ts'

const basic = editionOf('basic')
const basicSevens = editionOf('basic-sevens')

const humans = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(basic, 'humans', 'Reavers'),
  players: players({ lineman: 11 }),
  ...changes,
})
const problems = (changes: Partial<Draft>) => draftProblems(basic, humans(changes)).join(' ')
const cost = (changes: Partial<Draft>) => teamValue(basic, humans(changes)) - teamValue(basic, humans())

rule(['basic.team.budget'], 'a new team may cost 1,400,000 gold pieces and no more', () => {
  const full = {
    rerolls: 8,
    apothecaries: 3,
    players: players({ lineman: 12, blitzer: 1 }),
    extras: { kegs: 1 },
  }
  assert.equal(teamValue(basic, humans(full)), 600_000 + 90_000 + 400_000 + 150_000 + 50_000)
  assert.equal(treasuryLeft(basic, humans(full)), 110_000)
  const dear = { ...full, extras: { kegs: 2 }, players: players({ lineman: 12, blitzer: 1, thrower: 1 }) }
  assert.match(problems(dear), /1,410,000 gold pieces and the treasury holds 1,400,000/)
  assert.equal(problems({ ...dear, apothecaries: 2 }), '')
})

rule(['basic.team.single-list'], 'all players come from one list', () => {
  assert.match(problems({ players: players({ lineman: 10, goblin: 1 }) }), /Humans team list has no "goblin"/)
})

rule(['basic.team.position-limits'], 'each position at its price, up to its limit, on every list', () => {
  assert.equal(problems({ players: players({ lineman: 7, catcher: 4 }) }), '')
  assert.match(problems({ players: players({ lineman: 7, catcher: 5 }) }), /At most 4 of "Catcher"/)
  for (const { id, positions } of Object.values(basic.teams.rosters))
    for (const position of positions) {
      const over = { ...emptyDraft(basic, id, id), players: players({ [position.id]: position.max + 1 }) }
      assert.match(draftProblems(basic, over).join(' '), /At most|11 to 16 players/, `${id} ${position.id}`)
    }
})

rule(['basic.team.squad-size'], 'eleven to sixteen players', () => {
  assert.match(problems({ players: players({ lineman: 10 }) }), /11 to 16 players, not 10/)
  assert.equal(problems({ players: players({ lineman: 16 }) }), '')
  assert.match(problems({ players: players({ lineman: 16, thrower: 1 }) }), /not 17/)
})

rule(['basic.team.other-assets'], 'apothecaries, Igors and kegs only as the list has them', () => {
  assert.equal(problems({ apothecaries: 3, extras: { kegs: 2 } }), '')
  assert.match(problems({ apothecaries: 4 }), /At most 3 of "Apothecary"/)
  assert.match(problems({ extras: { kegs: 3 } }), /At most 2 of "Bloodweiser keg"/)
  assert.match(problems({ extras: { igors: 1 } }), /cannot have: igors/)
  assert.match(problems({ rerolls: 9 }), /At most 8 of "team re-roll"/)
  assert.deepEqual(teamSheet(basic, humans({ extras: { kegs: 2 } })).extras, { kegs: 2 })
})

rule(['basic.igor.who'], 'Igors are for lists without apothecaries', () => {
  const undead: Draft = { ...emptyDraft(basic, 'undead', 'Undead'), players: players({ zombie: 11 }) }
  assert.deepEqual(draftProblems(basic, { ...undead, extras: { igors: 2 } }), [])
  assert.match(draftProblems(basic, { ...undead, extras: { igors: 3 } }).join(), /At most 2 of "Igor"/)
  assert.match(draftProblems(basic, { ...undead, apothecaries: 1 }).join(), /may not have an Apothecary/)
})

rule(['basic.team.reroll-cost'], 'a team re-roll costs what its list says', () => {
  assert.equal(cost({ rerolls: 1 }), 50_000)
  const norse = (rerolls: number) => teamValue(basic, { ...emptyDraft(basic, 'norse', ''), rerolls })
  assert.equal(norse(2) - norse(1), 60_000)
})

rule(
  ['basic.absent.fans-and-staff', 'basic.absent.star-players'],
  'no fans, coaches, cheerleaders, wizards or stars are for sale',
  () => {
    const sold = staffOffers(basic, humans()).map(({ id }) => id)
    assert.deepEqual(sold, ['rerolls', 'apothecaries', 'kegs'])
    assert.match(problems({ cheerleaders: 1 }), /cannot have: cheerleader/)
    assert.deepEqual(Object.keys(basic.teams.specialPlayers), [])
  },
)

const seven = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(basicSevens, 'humans', 'Reavers'),
  players: players({ lineman: 7 }),
  ...changes,
})
const sevenProblems = (changes: Partial<Draft>) => draftProblems(basicSevens, seven(changes)).join(' ')

rule(['basic7.squad.max', 'basic7.gap.min-squad'], 'seven to ten players', () => {
  assert.match(sevenProblems({ players: players({ lineman: 6 }) }), /7 to 10 players, not 6/)
  assert.equal(sevenProblems({ players: players({ lineman: 10 }) }), '')
  assert.match(sevenProblems({ players: players({ lineman: 10, thrower: 1 }) }), /not 11/)
})

rule(['basic7.squad.tv', 'basic7.gap.budget'], 'the team may cost 850,000', () => {
  assert.equal(basicSevens.teams.drafting.treasury, 850_000)
  const full = { players: players({ lineman: 10 }), rerolls: 6, apothecaries: 1 }
  assert.equal(teamValue(basicSevens, seven(full)), 850_000)
  assert.equal(sevenProblems(full), '')
  assert.match(
    sevenProblems({ ...full, extras: { kegs: 1 } }),
    /900,000 gold pieces and the treasury holds 850,000/,
  )
})

rule(
  ['basic7.squad.rerolls', 'basic7.squad.apothecary', 'basic7.effect.re-rolls-not-halved', 'basic7.gap.kegs'],
  'six re-rolls, one apothecary or Igor, two kegs',
  () => {
    assert.equal(sevenProblems({ rerolls: 6, apothecaries: 1, extras: { kegs: 2 } }), '')
    assert.match(sevenProblems({ rerolls: 7 }), /At most 6 of "team re-roll"/)
    assert.match(sevenProblems({ apothecaries: 2 }), /one Apothecary only/)
    assert.match(sevenProblems({ extras: { kegs: 3 } }), /At most 2/)
    const khemri: Draft = {
      ...emptyDraft(basicSevens, 'khemri', 'Khemri'),
      players: players({ skeleton: 7 }),
    }
    assert.match(draftProblems(basicSevens, { ...khemri, extras: { igors: 2 } }).join(), /one Igor only/)
  },
)

rule(
  [
    'basic7.squad.positions-halved',
    'basic7.squad.line-positions',
    'basic7.squad.no-singles',
    'basic7.gap.line-halving',
  ],
  'half the limits, rounded down; ten for the line; singles are gone',
  () => {
    for (const [id, roster] of Object.entries(basic.teams.rosters))
      for (const { id: position, max } of roster.positions) {
        const small = basicSevens.teams.rosters[id]?.positions.find((candidate) => candidate.id === position)
        assert.equal(small?.max ?? 0, max === 16 ? 10 : Math.floor(max / 2), `${id} ${position}`)
      }
  },
)

rule(['basic7.squad.costs'], 'prices are those of the full game', () => {
  for (const [id, roster] of Object.entries(basicSevens.teams.rosters)) {
    const full = basic.teams.rosters[id]
    assert.equal(roster.rerollCost, full?.rerollCost)
    for (const { id: position, cost: small } of roster.positions)
      assert.equal(small, full?.positions.find((candidate) => candidate.id === position)?.cost)
  }
})
