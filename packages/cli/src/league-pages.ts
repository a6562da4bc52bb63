import type { Edition } from '@touchback/engine'
import { bookOf, type League } from '@touchback/league'
import type { Form, LeaguePage, MatchPage, PlayerPage, RosterPage, TeamPage } from '@touchback/league/views'
import {
  characteristicsOf,
  gainText,
  injuryText,
  ordinal,
  plainWords,
  reportStory,
  skillText,
  statisticName,
  statisticShort,
} from '@touchback/words'
import { count, heading, nameOf, paragraphs } from './league-text.ts'
import { plain } from './plain.ts'
import { gold, numbers, textTable, thousands, WIDTH, words } from './text-table.ts'
import { wrap } from './wrap.ts'

/** A league at a glance, and what waits for whom. */
export function leagueText(league: League, page: LeaguePage): string {
  const teams = textTable(
    [words('Team'), words(''), words('plays'), words('coached by')],
    page.teams.map(({ team, name, roster, coach, retired }) => [
      name,
      team,
      retired ? `${roster}, retired` : roster,
      league.coaches[coach] ?? coach,
    ]),
  )
  const competitions = textTable(
    [
      words('Competition'),
      words(''),
      words('format'),
      numbers('teams'),
      numbers('rounds'),
      numbers('played'),
      numbers('left'),
    ],
    page.competitions.map(({ name, competition, format, teams: many, rounds, played, left }) => [
      name,
      competition,
      format,
      many,
      rounds,
      played,
      left,
    ]),
  )
  const about = `${page.book}; run by ${page.commissioner}; ${count(page.coaches.length, 'coach', 'coaches')}; ${count(page.entries, 'entry', 'entries')}.`
  return paragraphs([
    `${heading(page.name)}\n${plain(about)}`,
    page.teams.length === 0 ? 'No team has entered yet.' : teams,
    page.competitions.length === 0 ? null : competitions,
    waitingText(league, page),
  ])
}

function waitingText(league: League, page: LeaguePage): string | null {
  const { toPlay, toConfirm, disputed, toClose, reopened, misfits } = page
  const fixture = (id: string) => {
    const { home = '', away = '', when = null } = league.fixtures[id] ?? {}
    return `${id}  ${nameOf(league, home)} – ${nameOf(league, away)}${when === null ? '' : `, until ${when}`}`
  }
  const part = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : [title, ...list.map((text) => `  ${plain(text)}`)]
  const lines = [
    ...part('To be played', toPlay.map(fixture)),
    ...part('Waiting for the other coach to confirm', toConfirm.map(fixture)),
    ...part('Disputed: the commissioner rules', disputed.map(fixture)),
    ...part(
      'Open again',
      reopened.map(
        ({ team, on, question }) => `${on}  ${nameOf(league, team)} (${team}): ${plainWords(question)}`,
      ),
    ),
    ...part(
      'Entries that do not fit (any more)',
      misfits.map(({ entry, problem }) => `${entry}  ${problem}`),
    ),
    ...part(
      'Books to close',
      toClose.map(({ team, match }) => `${match}  ${nameOf(league, team)} (${team})`),
    ),
  ]
  return lines.length === 0 ? null : lines.join('\n')
}

/** The lines of a roster, with what each player is and has become. */
export function rosterText(edition: Edition, page: RosterPage): string {
  const notes = page.players.flatMap(({ name, missNext, niggles }) => [
    ...(missNext ? [`${name} misses the next match.`] : []),
    ...(niggles > 0 ? [`${name} has ${count(niggles, 'niggling injury', 'niggling injuries')}.`] : []),
  ])
  return paragraphs([
    playersText(edition, page.players),
    notes.length === 0 ? null : notes.map(plain).join('\n'),
    itemsText(page),
  ])
}

/** Players under each other, their skills at the end of the line or, where that is too short for somebody's, on lines of their own. */
function playersText(edition: Edition, players: RosterPage['players']): string {
  const stats = edition.players.characteristics.map(({ id }) => numbers(id.toUpperCase()))
  const columns = [
    numbers('#'),
    words('Player'),
    words('Position'),
    ...stats,
    numbers('SPP'),
    numbers('worth'),
  ]
  const rows = players.map((player) => [
    player.number,
    player.name,
    plainWords(player.position),
    ...characteristicsOf(edition, player.stats).map(({ text }) => text),
    player.points,
    thousands(player.worth),
  ])
  const skills = players.map((player) => player.skills.map((skill) => skillText(edition, skill)).join(', '))
  const [titles = '', ...lines] = textTable(columns, rows).split('\n')
  if (lines.every((line, index) => line.length + 2 + (skills[index]?.length ?? 0) <= WIDTH))
    return [`${titles}  Skills`, ...lines.map((line, index) => `${line}  ${skills[index]}`.trimEnd())].join(
      '\n',
    )
  const indent = ' '.repeat(titles.indexOf('Player'))
  const under = lines.flatMap((line, index) =>
    skills[index] === '' ? [line] : [line, wrap(plain(skills[index] ?? ''), WIDTH, indent)],
  )
  return [titles, ...under].join('\n')
}

/** What a team has, line by line, and what it comes to. */
function itemsText({
  items,
  worth,
  unit,
  treasury,
}: Pick<RosterPage, 'items' | 'worth' | 'unit' | 'treasury'>): string {
  const sum = items.reduce((total, each) => total + each.total, 0)
  const rows = items.map(({ name, count: many, each, total }) => [
    name,
    many === 1 ? '' : `${many} × ${gold(each)}`,
    gold(total),
  ])
  const ends = [
    ['', '', '─'.repeat(gold(sum).length)],
    ['Together', '', gold(sum)],
    ...(unit === 'rating' ? [['Team rating', '', worth]] : [['Team value', '', gold(worth)]]),
    ...(items.some(({ name }) => name === 'Treasury') ? [] : [['Treasury', '', gold(treasury)]]),
  ]
  return textTable([words(''), numbers(''), numbers('')], [...rows, ...ends])
}
const LETTERS = { won: 'W', drawn: 'D', lost: 'L' } as const
const formText = ({ last, streak }: Form): string =>
  streak === null
    ? 'has not played yet'
    : `${last.map((outcome) => LETTERS[outcome]).join(' ')}${streak.matches > 1 ? ` (${streak.outcome} ${streak.matches} in a row)` : ''}`

export function teamText(league: League, page: TeamPage): string {
  const state = [page.locked ? 'locked' : null, page.retired ? 'retired' : null].filter(
    (word) => word !== null,
  )
  const about = [
    `${page.roster}, coached by ${league.coaches[page.coach] ?? page.coach}${state.length === 0 ? '' : ` (${state.join(', ')})`}`,
    `Fans ${page.fanFactor}, treasury ${gold(page.treasury)}. Form: ${formText(page.form)}.`,
    ...page.places.map(
      ({ competition, place, of }) =>
        `${ordinal(place)} of ${of} in ${league.competitions[competition]?.name ?? competition}.`,
    ),
    ...(page.trophies.length === 0 ? [] : [`Holds: ${page.trophies.map(plainWords).join(', ')}.`]),
    ...(page.open.length === 0 ? [] : [`Books still open: ${page.open.join(', ')}.`]),
  ]
  const played = textTable(
    [
      words('Match'),
      words('Against'),
      words(''),
      numbers('TD'),
      numbers('Cas'),
      numbers('worth'),
      numbers('treasury'),
    ],
    page.played.map(({ match, opponent, outcome, score, casualties }, index) => {
      const moment = page.overTime[index]
      const worth =
        moment === undefined ? '' : page.unit === 'rating' ? moment.worth : thousands(moment.worth)
      return [
        match,
        nameOf(league, opponent),
        outcome,
        score.join('–'),
        casualties.join('–'),
        worth,
        moment === undefined ? '' : thousands(moment.treasury),
      ]
    }),
  )
  return paragraphs([
    `${heading(page.name)}\n${about.map(plain).join('\n')}`,
    rosterText(bookOf(league), page),
    page.played.length === 0 ? null : played,
    page.former.length === 0
      ? null
      : wrapped(`No longer with them: ${page.former.map(({ name, how }) => `${name} (${how})`).join(', ')}.`),
  ])
}

export function playerText(league: League, page: PlayerPage): string {
  const edition = bookOf(league)
  const left = page.leftAfter === null ? '' : ` (${page.status} after match ${page.leftAfter})`
  const card = characteristicsOf(edition, page.stats)
    .map(({ short, text }) => `${short} ${text}`)
    .join(', ')
  const skills = page.skills.map((skill) => skillText(edition, skill)).join(', ') || 'none'
  const feats = Object.entries(page.feats).filter(([, many]) => many > 0)
  const sources = Object.entries(page.sources).map(([source, points]) => `${points} ${plainWords(source)}`)
  const lines = [
    `${plainWords(page.position)} of ${page.teamName}, number ${page.number}${left}`,
    card,
    `Skills: ${skills}.`,
    `${count(page.matches, 'match', 'matches')}, ${count(page.mvps, 'award')}${page.level === '' ? '' : `, ${page.level}`}. Worth ${gold(page.worth)}.`,
    `Star player points: ${page.points}${sources.length === 0 ? '' : ` (${sources.join(', ')})`}.`,
    ...(feats.length === 0
      ? []
      : [`${feats.map(([feat, many]) => `${statisticName(feat)} ${many}`).join(', ')}.`]),
    ...page.gained.map(({ take, after }) => `Learned ${gainText(edition, take)} after match ${after}.`),
    ...page.scars.map(({ effect, after }) => `After match ${after} he ${injuryText(effect)}.`),
  ]
  const played = page.played.map(({ match, opponent, feats: done }) => [
    match,
    nameOf(league, opponent),
    ...Object.values(done),
  ])
  const columns = [
    words('Match'),
    words('Against'),
    ...Object.keys(page.feats).map((feat) => numbers(statisticShort(feat))),
  ]
  return paragraphs([
    `${heading(page.name)}\n${lines.map(wrapped).join('\n')}`,
    played.length === 0 ? null : textTable(columns, played),
  ])
}

const STAGES: Readonly<Record<MatchPage['stage'], string>> = {
  'to-play': 'It has not been played yet.',
  awarded: 'It was not played; the result was awarded.',
  reported: 'Its report waits for the other coach to confirm it.',
  disputed: 'Its report is disputed.',
  'books-open': 'It counts; books are still open.',
  closed: 'Both teams have closed their books on it.',
}

export function matchText(league: League, page: MatchPage): string {
  const { report, mentions, disputed, home, away } = page
  const result = report?.score ?? page.awarded?.score
  const score = result === undefined ? '–' : `${result.home} – ${result.away}`
  const where = [
    `Match ${page.match}`,
    page.competition === null ? null : (league.competitions[page.competition]?.name ?? page.competition),
    page.round === null ? null : `round ${page.round}`,
    page.when === null ? null : `until ${page.when}`,
  ].filter((part) => part !== null)
  const state = `${where.join(', ')}. ${STAGES[page.stage]}${disputed === null ? '' : ` ${disputed}`}`
  const story = report === null ? [] : reportStory(report, (side, id) => playerIn(league, page[side], id))
  const columns = [words('Player'), words('of'), ...FEATS.map((feat) => numbers(statisticShort(feat)))]
  const rows = mentions
    .filter(({ feats }) => FEATS.some((feat) => feats[feat] > 0))
    .map(({ name, team, feats }) => [name, nameOf(league, team), ...FEATS.map((feat) => feats[feat] || '')])
  const hurt = mentions.flatMap(({ name, team, hurt: each }) =>
    each.map(({ effect, by }) => {
      const culprit = by === null ? '' : `, by ${by.name}`
      return `${name} (${nameOf(league, team)}) ${injuryText(effect)}${culprit}.`
    }),
  )
  return paragraphs([
    `${heading(`${nameOf(league, home)} ${score} ${nameOf(league, away)}`)}\n${wrapped(state)}`,
    ...story.map(wrapped),
    rows.length === 0 ? null : textTable(columns, rows),
    hurt.length === 0 ? null : hurt.map(wrapped).join('\n'),
  ])
}
const wrapped = (text: string): string => wrap(plain(text), WIDTH, '')
const FEATS = ['touchdowns', 'completions', 'interceptions', 'casualties', 'fouls'] as const

const playerIn = (league: League, team: string, id: string): string => {
  const found = league.teams[team]?.team
  return [...(found?.players ?? []), ...(found?.former ?? [])].find((player) => player.id === id)?.name ?? id
}
