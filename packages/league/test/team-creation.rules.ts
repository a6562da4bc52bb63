import assert from 'node:assert/strict'
import { Game, NoDice, type MatchSpec } from '@touchback/engine'
import { rule } from '@touchback/engine/testing'
import { type Draft, type DraftOptions, draftProblems, teamValue } from '../src/draft.ts'
import { freeRecruits } from '../src/infection.ts'
import { priceList } from '@touchback/engine/career'
import { matchTeams, teamSheet } from '../src/team-sheet.ts'
import { draft, edition, players } from './teams.ts'

const problems = (changes: Partial<Draft>, options: DraftOptions = {}): string[] =>
  draftProblems(edition, draft(changes), options)
const cost = (changes: Partial<Draft>): number =>
  teamValue(edition, draft(changes)) - teamValue(edition, draft())
const legal = (changes: Partial<Draft>): void => {
  assert.deepEqual(problems(changes), [])
}
const illegal = (changes: Partial<Draft>, why: RegExp, options: DraftOptions = {}): void => {
  assert.match(problems(changes, options).join(' '), why)
}

rule(['lrb4.team.treasury'], 'a new team may cost a million gold pieces and no more', () => {
  // Eleven linemen 550,000, four fan factor 40,000; 8 re-rolls 400,000; one assistant 10,000.
  legal({ fanFactor: 4, rerolls: 8, assistants: ['Kicking'] })
  assert.equal(teamValue(edition, draft({ fanFactor: 4, rerolls: 8, assistants: ['Kicking'] })), 1_000_000)
  illegal({ fanFactor: 5, rerolls: 8, assistants: ['Kicking'] }, /1,010,000 gold pieces.*1,000,000/)
})

rule(['lrb4.team.single-list'], 'all players come from one team list', () => {
  illegal({ players: players({ lineman: 10, 'black-orc': 1 }) }, /Human team list has no "black-orc"/)
  legal({ roster: 'orc', players: players({ lineman: 10, 'black-orc': 1 }) })
  assert.deepEqual(problems({ roster: 'cricket' }).length, 1)
})

rule(['lrb4.team.player-cost-and-quota'], 'each player costs what the list says, up to its number', () => {
  assert.equal(cost({ players: players({ lineman: 10, thrower: 1 }) }), 20_000)
  legal({ players: players({ lineman: 9, thrower: 2 }) })
  illegal({ players: players({ lineman: 8, thrower: 3 }) }, /At most 2 of "Throwers"/)
  for (const roster of Object.values(edition.teams.rosters))
    for (const { id, max, cost: printed } of roster.positions) {
      const offer = priceList(edition, roster.id).players.find((candidate) => candidate.id === id)
      assert.deepEqual([offer?.max, offer?.cost], [max, printed])
      const over = problems({ roster: roster.id, players: players({ [id]: max + 1 }) })
      assert.match(over.join(' '), /At most/, `${roster.id} ${id}`)
    }
})

rule(['lrb4.team.size'], 'eleven to sixteen players', () => {
  illegal({ players: players({ lineman: 10 }) }, /11 to 16 players, not 10/)
  legal({ players: players({ lineman: 11 }) })
  legal({ players: players({ lineman: 12, thrower: 2, catcher: 2 }) })
  illegal({ players: players({ lineman: 12, thrower: 2, catcher: 3 }) }, /not 17/)
})

rule(
  ['lrb4.team.rerolls-bought'],
  'a team re-roll costs its list’s price, gives one a half, and none is free',
  () => {
    assert.equal(cost({ rerolls: 1 }), 50_000)
    assert.equal(priceList(edition, 'chaos').reroll, 70_000)
    assert.equal(teamSheet(edition, draft()).rerolls, 0)
    assert.equal(teamSheet(edition, draft({ rerolls: 3 })).rerolls, 3)
  },
)

rule(['lrb4.team.fan-factor-cost'], 'a point of fan factor costs 10,000', () => {
  assert.equal(cost({ fanFactor: 4 }), 30_000)
})

rule(['lrb4.team.fan-factor-range'], 'a new team has a fan factor of 1 to 9', () => {
  illegal({ fanFactor: 0 }, /1 to 9, not 0/)
  legal({ fanFactor: 1 })
  legal({ fanFactor: 9 })
  illegal({ fanFactor: 10 }, /1 to 9, not 10/)
})

rule(['lrb4.staff.off-pitch'], 'staff are no players: nobody can set them up', () => {
  const staffed = draft({
    assistants: ['Kicking', 'Throwing'],
    cheerleaders: 3,
    apothecaries: 1,
    wizard: 'wizard',
  })
  const sheet = teamSheet(edition, staffed)
  assert.equal(sheet.players.length, 11)
  const options = {
    modules: [],
    league: false,
    tie: 'draw',
    rerollSuccesses: false,
    illegalProcedure: false,
  } as const
  const spec: MatchSpec = { edition: edition.id, teams: { home: sheet, away: sheet }, options }
  assert.equal(Game.start(spec, { dice: new NoDice() }).state.players.length, 22)
})

rule(['lrb4.staff.head-coach-free'], 'the head coach costs nothing', () => {
  assert.equal(teamValue(edition, draft()), 11 * 50_000 + 10_000)
})

rule(['lrb4.staff.assistant-cost'], 'assistant coaches cost 10,000 each', () => {
  assert.equal(cost({ assistants: ['Kicking', 'Throwing', 'Catering'] }), 30_000)
  assert.equal(teamSheet(edition, draft({ assistants: ['Kicking', 'Throwing'] })).assistants, 2)
})

rule(['lrb4.staff.assistant-title'], 'no two assistants have the same job', () => {
  legal({ assistants: ['Kicking', 'Throwing'] })
  illegal({ assistants: ['Kicking', 'Kicking'] }, /job title of his own/)
  illegal({ assistants: [''] }, /job title of his own/)
})

rule(['lrb4.staff.cheerleader-cost'], 'cheerleaders cost 10,000 each', () => {
  assert.equal(cost({ cheerleaders: 4 }), 40_000)
  assert.equal(teamSheet(edition, draft({ cheerleaders: 4 })).cheerleaders, 4)
})

const withStar = (star: string): Draft['players'] => [...players({ lineman: 11 }), { position: star }]

rule(['lrb4.star.eligibility'], 'a star plays for the teams on his card', () => {
  legal({ players: withStar('griff-oberwald') })
  illegal(
    { roster: 'orc', players: withStar('griff-oberwald') },
    /Griff Oberwald will not play for the Orc team/,
  )
  for (const star of Object.values(edition.teams.specialPlayers).filter(({ kind }) => kind === 'star'))
    for (const roster of Object.keys(edition.teams.rosters)) {
      const offered = priceList(edition, roster).players.some(({ id }) => id === star.id)
      assert.equal(offered, star.teams === 'any' || star.teams.includes(roster), `${star.id} ${roster}`)
    }
})

rule(['lrb4.star.pay-fee'], 'the first price is paid from the treasury', () => {
  assert.equal(cost({ players: withStar('griff-oberwald') }), 380_000)
  illegal({ players: withStar('griff-oberwald'), rerolls: 2 }, /1,040,000 gold pieces/)
})

rule(
  ['lrb4.star.league-single-match', 'lrb4.bigguy.star-single-game'],
  'a league team cannot buy a star, however big',
  () => {
    illegal({ players: withStar('griff-oberwald') }, /Griff Oberwald can only be hired for a single match/, {
      league: true,
    })
    illegal(
      { roster: 'orc', players: withStar('morg-n-throg') },
      /Morg.* can only be hired for a single match/,
      { league: true },
    )
    legal({ roster: 'orc', players: [...players({ lineman: 11 }), { position: 'ripper-bolgrot' }] })
    assert.equal(edition.teams.specialPlayers['griff-oberwald']?.singleMatchCost, 90_000)
    assert.deepEqual(problems({}, { league: true }), [])
  },
)

rule(['lrb4.star.halfling-goblin-double'], 'Halflings and Goblins pay double, with their exceptions', () => {
  const price = (roster: string, star: string) =>
    priceList(edition, roster).players.find(({ id }) => id === star)?.cost
  assert.equal(price('goblin', 'morg-n-throg'), 860_000)
  assert.equal(price('orc', 'morg-n-throg'), 430_000)
  assert.equal(price('goblin', 'varag-ghoul-chewer'), 580_000)
  assert.equal(price('goblin', 'ripper-bolgrot'), 200_000)
  assert.equal(price('goblin', 'fungus-the-loon'), 60_000)
  assert.equal(price('goblin', 'bomber-dribblesnot'), 80_000)
  assert.equal(price('goblin', 'nobbla-blackwart'), 80_000)
  assert.equal(price('goblin', 'scrappa-sorehead'), 60_000)
  assert.equal(price('halfling', 'deeproot-strongbranch'), 250_000)
  assert.equal(price('halfling', 'thrud-the-barbarian'), 200_000)
  assert.equal(price('human', 'thrud-the-barbarian'), 100_000)
})

rule(['lrb4.star.once-per-team'], 'a team has each star only once', () => {
  illegal(
    { roster: 'orc', players: [...players({ goblin: 4, lineman: 7 }), ...players({ 'fungus-the-loon': 2 })] },
    /only be hired once/,
  )
})

rule(['lrb4.star.both-hire'], 'a star hired by both sides plays for neither, and both have paid', () => {
  const human = draft({ players: withStar('zara-the-slayer') })
  const norse = draft({ roster: 'norse', players: withStar('zara-the-slayer') })
  const { home, away } = matchTeams(edition, human, norse)
  assert.deepEqual([home.players.length, away.players.length], [11, 11])
  assert.equal(teamValue(edition, human), 560_000 + 270_000)
  assert.equal(matchTeams(edition, human, draft()).home.players.length, 12)
})

rule(['lrb4.star.luthor-exception'], 'against a Vampire team both keep Count Luthor', () => {
  const luthor = 'count-luthor-von-drakenborg'
  const vampire = draft({ roster: 'vampire', players: [...players({ thrall: 11 }), { position: luthor }] })
  const human = draft({ players: withStar(luthor) })
  const { home, away } = matchTeams(edition, vampire, human)
  assert.deepEqual([home.players.length, away.players.length], [12, 12])
})

rule(['lrb4.star.position-free'], 'stars take nobody’s place on the list', () => {
  // The Mighty Zug and Griff are blitzers; four of the list may still be bought.
  legal({ players: [...players({ lineman: 7, blitzer: 4 }), { position: 'mighty-zug' }] })
})

rule(['lrb4.bigguy.limit'], 'one Big Guy a team, two for Halflings and Goblins', () => {
  legal({ players: players({ lineman: 11, ogre: 1 }) })
  illegal({ players: players({ lineman: 11, ogre: 2 }) }, /1 Big Guy, not 2/)
  illegal({ roster: 'chaos', players: players({ beastman: 9, ogre: 1, minotaur: 1 }) }, /1 Big Guy, not 2/)
  legal({ roster: 'goblin', players: players({ goblin: 11, troll: 2 }) })
  illegal({ roster: 'goblin', players: players({ goblin: 11, troll: 3 }) }, /2 Big Guys, not 3/)
  legal({ roster: 'halfling', players: players({ halfling: 11, treeman: 2 }) })
  const two = Object.values(edition.teams.rosters).filter(({ bigGuys }) => bigGuys.max > 1)
  assert.deepEqual(two.map(({ id }) => id).toSorted(), ['goblin', 'halfling'])
})

rule(['lrb4.bigguy.counts-to-16'], 'a Big Guy is one of the sixteen', () => {
  legal({ roster: 'goblin', players: players({ goblin: 15, troll: 1 }) })
  illegal({ roster: 'goblin', players: players({ goblin: 16, troll: 1 }) }, /not 17/)
})

rule(['lrb4.bigguy.stars-do-not-count'], 'big stars do not count as the team’s Big Guy', () => {
  legal({
    roster: 'orc',
    players: [...players({ goblin: 4, lineman: 7, troll: 1 }), { position: 'ripper-bolgrot' }],
  })
})

rule(['lrb4.bigguy.allied-teams'], 'a Big Guy joins allied teams only', () => {
  legal({ roster: 'skaven', players: players({ lineman: 11, 'rat-ogre': 1 }) })
  illegal({ players: players({ lineman: 11, 'rat-ogre': 1 }) }, /Rat Ogre will not play for the Human team/)
  for (const guy of Object.values(edition.teams.specialPlayers).filter(({ kind }) => kind === 'big-guy'))
    for (const roster of Object.keys(edition.teams.rosters)) {
      const offered = priceList(edition, roster).players.some(
        ({ id, kind }) => id === guy.id && kind === 'big-guy',
      )
      assert.equal(offered, guy.teams.includes(roster), `${guy.id} ${roster}`)
    }
})

rule(['lrb4.apo.cost'], 'an Apothecary costs 50,000, beside a Wizard, and one is all', () => {
  assert.equal(cost({ apothecaries: 1 }), 50_000)
  legal({ apothecaries: 1, wizard: 'wizard' })
  illegal({ apothecaries: 2 }, /one Apothecary only/)
})

rule(['lrb4.apo.banned-teams'], 'four teams cannot hire an Apothecary', () => {
  const banned = Object.values(edition.teams.rosters).filter(({ apothecary }) => !apothecary.allowed)
  assert.deepEqual(banned.map(({ id }) => id).toSorted(), ['khemri', 'necromantic', 'nurgle', 'undead'])
  illegal(
    { roster: 'undead', players: players({ zombie: 11 }), apothecaries: 1 },
    /may not have an Apothecary/,
  )
  legal({ roster: 'vampire', players: players({ thrall: 11 }), apothecaries: 1 })
})

rule(['lrb4.racial.nurgles-rot.free-rotter'], 'the infected join as Rotters while there is room', () => {
  const squad = (rotters: number, beastmen: number) =>
    players({ rotter: rotters, 'nurgle-beastman': beastmen }).map(({ position }) => position)
  assert.equal(freeRecruits(edition, 'nurgle', squad(3, 8), 1), 1)
  assert.equal(freeRecruits(edition, 'nurgle', squad(4, 8), 1), 0)
  assert.equal(freeRecruits(edition, 'nurgle', squad(3, 8), 2), 1)
  assert.equal(freeRecruits(edition, 'nurgle', squad(3, 12), 1), 1)
  assert.equal(freeRecruits(edition, 'nurgle', squad(3, 13), 1), 0)
  assert.equal(freeRecruits(edition, 'nurgle', squad(0, 11), 0), 0)
  assert.equal(freeRecruits(edition, 'human', ['lineman'], 1), 0)
})
