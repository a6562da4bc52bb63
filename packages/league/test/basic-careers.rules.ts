import assert from 'node:assert/strict'
import { editionOf, SeededDice } from '@touchback/engine'
import { type OwnReport, worthOf } from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { Aftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { officeOf } from './office.ts'
import { draft, players } from './teams.ts'

const edition = editionOf('basic')
const team = found(edition, draft({ roster: 'humans', players: players({ lineman: 11 }), fanFactor: 0 }), {
  id: 'us',
  colour: '#e8833a',
})

const report = (score: OwnReport['score'], conceded: OwnReport['conceded']): OwnReport => ({
  score,
  conceded,
  forced: false,
  gate: null,
  crowd: 0,
  stage: null,
  players: {},
  guests: [],
  joined: [],
  spent: 0,
  worth: 0,
  roster: 'humans',
  name: 'Us',
  against: { worth: 0, roster: 'orcs', name: 'Them' },
  casualties: [0, 0],
})

/** What the team's record says of a match, once its books are closed. */
function recorded(
  score: OwnReport['score'],
  conceded: OwnReport['conceded'],
): OwnReport['score'] | undefined {
  const aftermath = Aftermath.begin({ team, report: report(score, conceded), options: {} }, new SeededDice(1))
  aftermath.choose({ type: 'done' })
  return aftermath.team.matches.at(-1)?.score
}

rule(['basic.gap.concede-score'], 'whoever is given a match without being ahead has won it 2-0', () => {
  assert.deepEqual(recorded([0, 0], 'theirs'), [2, 0])
  assert.deepEqual(recorded([1, 3], 'theirs'), [2, 0])
  assert.deepEqual(recorded([2, 1], 'theirs'), [2, 1])
  assert.deepEqual(recorded([1, 1], 'own'), [0, 2])
  assert.deepEqual(recorded([0, 1], 'own'), [0, 1])
  assert.deepEqual(recorded([1, 1], null), [1, 1])
})

rule(['basic.tv.adjust'], 'a team nobody looks after comes back within its limits by itself', () => {
  const gained = ['block', 'tackle', 'fend', 'frenzy', 'kick'].map(
    (take) => ({ take, kind: 'own', after: 0 }) as const,
  )
  const famous = { ...team, players: team.players.map((player) => ({ ...player, gained })) }
  const aftermath = Aftermath.begin(
    { team: famous, report: report([0, 0], null), options: {} },
    new SeededDice(1),
  )
  for (let asked = 0; aftermath.decision !== null && asked < 30; asked++)
    aftermath.choose(aftermath.decision.default)
  assert.equal(aftermath.decision, null)
  assert.equal(aftermath.team.players.length, 11)
  assert.equal(worthOf(edition, aftermath.team), 1_350_000)
})

rule(
  ['basic.absent.inducements', 'basic.absent.star-players'],
  'nobody can have played for a day, and nobody is counted who did',
  () => {
    const office = officeOf('basic', ['anna', 'bert'])
    office.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    const played = office.report('m1', [0, 0])
    const { home } = played.sides
    const [line] = Object.values(home.players)
    const position = office.team('annas').players[0]?.position ?? ''
    const guest = { ...line, name: 'Otto', position, kind: 'journeyman', skills: [] }
    const sides = { ...played.sides, home: { ...home, guests: [guest] } }
    const write = (told: object) => office.write('anna', { type: 'reported', match: 'm1', report: told })
    assert.equal(
      write({ ...played, sides }),
      `Otto is not on the roster of ${home.name}, and in Basic Blood Bowl nobody is hired for a match.`,
    )
    assert.equal(write(played), null)
  },
)

rule(
  ['basic.tv.cap', 'basic7.squad.tv', 'basic7.squad.max'],
  'a season by the small book is not begun with teams that are too big or too dear for it',
  () => {
    const season = (edition: string) => ({ type: 'season-begun', season: edition, name: edition, edition })
    const big = officeOf('basic', ['anna', 'bert'])
    assert.match(
      big.write('carla', season('basic-sevens')) ?? '',
      /^Basic Blood Bowl Sevens gives a team 10 players at most, and annas has \d+\. It can be retired/,
    )
    assert.equal(big.write('carla', season('basic')), null)
    const small = officeOf('basic-sevens', ['anna', 'bert'])
    const dear = season('basic-sevens')
    const house = { career: { market: { worth: 700_000 } } }
    assert.match(
      small.write('carla', { ...dear, house }) ?? '',
      /^annas are worth 8\d0,000 gold pieces, and no team may be worth more than 700,000\. It can be retired/,
    )
    assert.equal(small.write('carla', season('basic')), null)
  },
)

rule(
  ['basic.update.new-are-rookies', 'basic.update.removed-are-gone'],
  'nobody goes from one team to another, whatever their coaches agree on',
  () => {
    for (const book of ['basic', 'basic-sevens']) {
      const office = officeOf(book, ['anna', 'bert'])
      const agreed = ['anna', 'bert']
      const { name } = editionOf(book)
      assert.equal(
        office.write('carla', { type: 'transferred', from: 'annas', to: 'berts', player: 'p1', agreed }),
        `In ${name} whoever joins a team is a rookie: nobody changes teams.`,
      )
    }
  },
)
