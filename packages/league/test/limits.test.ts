import { editionOf } from '@touchback/engine'
import { noFeats, readCareerChoice, readOwnReport, readPrize, readReport } from '@touchback/engine/career'
import { limitsOf } from '@touchback/engine/testing'
import { expect, test } from 'vitest'
import { careerOf } from '../src/career-reader.ts'
import { found } from '../src/found.ts'
import { reportBetween } from '../src/report/typed-in.ts'
import { suggestedDraft } from '../src/suggested.ts'
import { draftOf } from '../src/team-file.ts'

const book = editionOf('sevens')
const draft = suggestedDraft(book, 'human')
const plain = found(book, draft, { id: 'a', colour: '#e8833a' })

/** As plain data, and every list with something in it. */
const [first, ...others] = plain.players
const veteran = {
  ...first,
  gained: [{ take: 'block', kind: 'own', after: 1 }],
  points: { x: 1 },
  scars: [{ effect: 'niggle', cause: 'x', after: 1 }],
}
const match = {
  opponent: 'x',
  score: [1, 0],
  casualties: [1, 0],
  gate: 1,
  winnings: 1,
  conceded: null,
  stage: 'x',
  worth: 1,
  treasury: 1,
}
const team = {
  ...plain,
  players: [veteran, ...others],
  former: [{ ...veteran, id: 'gone', status: 'dead', leftAfter: 1 }],
  assistants: ['x'],
  extras: { x: 1 },
  picked: ['x'],
  trophies: ['x'],
  rating: 1,
  matches: [match],
  signed: 100,
}
const doings = {
  feats: noFeats(),
  hurt: [{ effect: 'niggle', cause: 'x', by: 'x' }],
  available: true,
  fielded: true,
  mvps: 1,
  learned: [{ take: 'x', kind: 'own' }],
}
const guest = { ...doings, name: 'x', position: 'x', kind: 'star', skills: ['x'] }
const side = {
  players: { p1: doings },
  guests: [guest],
  joined: ['x'],
  spent: 1,
  worth: 1,
  roster: 'x',
  name: 'x',
}
const own = {
  ...side,
  score: [1, 1],
  gate: 1,
  crowd: 1,
  stage: 'x',
  conceded: null,
  forced: false,
  against: { worth: 1, roster: 'x', name: 'x' },
  casualties: [1, 1],
}
const report = {
  score: { home: 1, away: 1 },
  gate: 1,
  crowd: { home: 1, away: 1 },
  weather: 'x',
  stage: 'x',
  conceded: null,
  sides: { home: side, away: { ...side, players: {}, guests: [], joined: [] } },
}
const prize = { what: 'x', gold: 1, fans: 1, trophy: 'won', medal: 1, medals: ['x'] }

const CAREER = {
  'up to 60': [
    'id players[].id players[].gained players[].scars[].cause former[].id former[].gained',
    'former[].scars[].cause assistants[] picked[] trophies[] matches[].stage',
  ].join(' '),
  'up to 120': 'name matches[].opponent',
  'up to 40, as the rest allows': 'players',
  'up to 80': 'players[].name former[].name',
  '0 to 9999': [
    'players[].points.x players[].feats.touchdowns players[].feats.completions',
    'players[].feats.interceptions players[].feats.casualties players[].feats.otherCasualties',
    'players[].feats.fouls players[].feats.deflections players[].matches players[].mvps',
    'players[].seasons former[].points.x former[].feats.touchdowns',
    'former[].feats.completions former[].feats.interceptions former[].feats.casualties',
    'former[].feats.otherCasualties former[].feats.fouls former[].feats.deflections former[].matches',
    'former[].mvps former[].seasons extras.x rating matches[].score[] matches[].casualties[]',
  ].join(' '),
  '1 to 20': 'players[].stats.ma players[].stats.st former[].stats.ma former[].stats.st',
  '1 to 12': 'players[].stats.ag players[].stats.pa former[].stats.ag former[].stats.pa',
  '1 to 14': 'players[].stats.av former[].stats.av',
  'up to 60, as the rest allows': 'players[].gained[].take former[].gained[].take',
  '0 to 100000': [
    'players[].gained[].after players[].scars[].after former[].gained[].after former[].scars[].after',
    'former[].leftAfter',
  ].join(' '),
  'up to 40, names up to 60': 'players[].points former[].points',
  '0 to 999': 'players[].number former[].number',
  '0 to 99': 'rerolls fanFactor startFanFactor cheerleaders',
  '0 to 5': 'apothecaries',
  '0 to 20': 'players[].niggles former[].niggles',
  'up to 100': 'players[].scars former[].scars',
  'up to 2000, as the rest allows': 'former',
  'up to 99': 'assistants',
  'up to 60, names up to 60': 'extras',
  'up to 20': 'picked trophies',
  '0 to 100000000': 'treasury',
  '0 to 1000000000': 'matches[].gate matches[].winnings matches[].worth matches[].treasury',
  'up to 10000': 'matches',
  '0 to 100000, as the rest allows': 'signed',
}
const DRAFT = {
  'up to 120': 'name',
  'up to 99': 'players assistants',
  '0 to 999': 'players[].number rerolls fanFactor cheerleaders apothecaries ingredients extras.x',
  'up to 80': 'players[].name',
  'up to 60': 'assistants[] wizard picked[]',
  'up to 60, names up to 60': 'extras',
  'up to 20': 'picked',
}
const OWN = {
  'up to 60, names up to 80': 'players',
  '0 to 1000': [
    'players.p1.feats.touchdowns players.p1.feats.completions players.p1.feats.interceptions',
    'players.p1.feats.casualties players.p1.feats.otherCasualties players.p1.feats.fouls',
    'players.p1.feats.deflections guests[].feats.touchdowns guests[].feats.completions',
    'guests[].feats.interceptions guests[].feats.casualties guests[].feats.otherCasualties',
    'guests[].feats.fouls guests[].feats.deflections casualties[]',
  ].join(' '),
  'up to 4': 'players.p1.hurt guests[].hurt',
  'up to 60': [
    'players.p1.hurt[].cause players.p1.learned[].take guests[].hurt[].cause guests[].learned[].take',
    'guests[].position joined[] roster stage against.roster',
  ].join(' '),
  'up to 80': 'players.p1.hurt[].by guests[].hurt[].by guests[].name',
  '0 to 5': 'players.p1.mvps guests[].mvps',
  'up to 10': 'players.p1.learned guests[].learned',
  'up to 40': 'guests guests[].skills',
  'up to 120': 'guests[].skills[] name against.name',
  'up to 20': 'joined',
  '0 to 100000000': 'spent worth against.worth',
  'up to 2': 'score casualties',
  '0 to 60': 'score[]',
  '0 to 10000000': 'gate',
  '-10 to 10': 'crowd',
}
const REPORT = {
  '0 to 60': 'score.home score.away',
  '0 to 10000000': 'gate',
  '-10 to 10': 'crowd.home crowd.away',
  'up to 60': [
    'weather stage sides.home.players.p1.hurt[].cause sides.home.players.p1.learned[].take',
    'sides.home.guests[].hurt[].cause sides.home.guests[].learned[].take sides.home.guests[].position',
    'sides.home.joined[] sides.home.roster sides.away.roster',
  ].join(' '),
  'up to 60, names up to 80': 'sides.home.players',
  '0 to 1000': [
    'sides.home.players.p1.feats.touchdowns sides.home.players.p1.feats.completions',
    'sides.home.players.p1.feats.interceptions sides.home.players.p1.feats.casualties',
    'sides.home.players.p1.feats.otherCasualties sides.home.players.p1.feats.fouls',
    'sides.home.players.p1.feats.deflections sides.home.guests[].feats.touchdowns',
    'sides.home.guests[].feats.completions sides.home.guests[].feats.interceptions',
    'sides.home.guests[].feats.casualties sides.home.guests[].feats.otherCasualties',
    'sides.home.guests[].feats.fouls sides.home.guests[].feats.deflections',
  ].join(' '),
  'up to 4': 'sides.home.players.p1.hurt sides.home.guests[].hurt',
  'up to 80': 'sides.home.players.p1.hurt[].by sides.home.guests[].hurt[].by sides.home.guests[].name',
  '0 to 5': 'sides.home.players.p1.mvps sides.home.guests[].mvps',
  'up to 10': 'sides.home.players.p1.learned sides.home.guests[].learned',
  'up to 40': 'sides.home.guests sides.home.guests[].skills',
  'up to 120': 'sides.home.guests[].skills[] sides.home.name sides.away.name',
  'up to 20': 'sides.home.joined',
  '0 to 100000000': 'sides.home.spent sides.home.worth sides.away.spent sides.away.worth',
  'up to 60, as the rest allows, names up to 80, as the rest allows': 'sides.away.players',
  'up to 40, as the rest allows': 'sides.away.guests',
  'up to 20, as the rest allows': 'sides.away.joined',
}
const TYPED = {
  '0 to 60': 'score[]',
  '0 to 10000000': 'gate',
  'up to 60': 'stage guests.home[].position joined.home[]',
  'up to 60, as the rest allows': 'weather',
  'up to 60, as the rest allows, names up to 80, as the rest allows': 'home',
  '0 to 1000, as the rest allows': 'home.p1.touchdowns',
  '0 to 1000': [
    'home.p1.completions home.p1.interceptions home.p1.casualties home.p1.otherCasualties',
    'home.p1.fouls home.p1.deflections',
  ].join(' '),
  'up to 80, as the rest allows': 'home.p1.by',
  'up to 40': 'guests.home',
  'up to 80': 'guests.home[].name guests.home[].by',
  'up to 20': 'joined.home',
  '0 to 100000000': 'spent.home',
  '-10 to 10': 'crowd.home',
}
const PRIZE = {
  'up to 60': 'what medals',
  '0 to 100000000': 'gold',
  '0 to 50': 'fans',
  '0 to 100': 'medal',
  'up to 80': 'medals[]',
}
const BUY = {
  'up to 80': 'what',
  'up to 60': 'name',
}
const ADVANCE = {
  'up to 80': 'player category',
}

test('a career', () => {
  expect(limitsOf(careerOf(book), team)).toEqual(CAREER)
})
test('a draft', () => {
  const players = draft.players.map((player) => ({ ...player, name: 'x' }))
  const full = { ...draft, players, wizard: 'x', extras: { x: 1 }, assistants: ['x'], picked: ['x'] }
  expect(limitsOf(draftOf(book), full)).toEqual(DRAFT)
})
test('a report as one team reads it', () => {
  expect(limitsOf(readOwnReport, own)).toEqual(OWN)
})
test('a whole report', () => {
  expect(limitsOf(readReport, report)).toEqual(REPORT)
})
test('a report typed in at a table', () => {
  const did = { ...noFeats(), injury: 'niggle', by: 'p1', played: true, mvp: true }
  const visitor = { name: 'x', position: 'x', kind: 'star', by: 'x' }
  const typed = {
    score: [0, 0],
    gate: 1,
    weather: 'blizzard',
    stage: 'x',
    home: { p1: did },
    guests: { home: [visitor] },
    joined: { home: ['x'] },
    spent: { home: 1 },
    crowd: { home: 1 },
  }
  expect(limitsOf(reportBetween(book, plain, plain), typed)).toEqual(TYPED)
})
test('a prize', () => {
  expect(limitsOf(readPrize, prize)).toEqual(PRIZE)
})
test('a choice', () => {
  expect(limitsOf(readCareerChoice, { type: 'buy', what: 'x', name: 'x' })).toEqual(BUY)
  expect(
    limitsOf(readCareerChoice, { type: 'advance', with: 'primary', player: 'x', category: 'x' }),
  ).toEqual(ADVANCE)
})
