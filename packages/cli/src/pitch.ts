import { type Game, type Player, SIDES, type Side, squareAt, xOf, yOf } from '@touchback/engine'
import { plain } from './plain.ts'

/**
 * The pitch in text. A home player is his number with a mark on the right (he plays to the right), an away player the
 * mirror image; the mark says how he is: ▸ standing, ▹ prone, × stunned. ● is the ball, on a player's free side when held.
 */
const MARKS: Readonly<Record<Side, Readonly<Record<Player['stance'], string>>>> = {
  home: { standing: '▸', prone: '▹', stunned: '×' },
  away: { standing: '◂', prone: '◃', stunned: '×' },
}
const BALL = '●'

export function pitchText(game: Game): string {
  const { match } = game
  const { length, width, scrimmage, wideZone } = match.edition.field.pitch
  const columns = Array.from({ length }, (_, x) => x)
  // End zones and half-way: a line after these columns.
  const seam = (x: number, line: string) => ([0, scrimmage.home, length - 2].includes(x) ? line : '')
  const edge = (left: string, cross: string, right: string) =>
    `   ${left}${columns.map((x) => `────${seam(x, cross)}`).join('')}${right}`
  const header = `    ${columns.map((x) => ` ${x}`.padEnd(4) + seam(x, ' ')).join('')}`
  const rows = Array.from({ length: width }, (_, y) => {
    // Underlined where a wide zone begins or ends.
    const dot = y === wideZone - 1 || y === width - wideZone - 1 ? '_' : '·'
    const cells = columns.map((x) => cell(game, x, y, dot) + seam(x, '│'))
    return `${String(y).padStart(2)} │${cells.join('')}│`
  })
  return [
    score(game),
    header.trimEnd(),
    edge('┌', '┬', '┐'),
    ...rows,
    edge('└', '┴', '┘'),
    ...SIDES.flatMap((side) => dugout(game, side)),
  ].join('\n')
}

/** Four columns a square. */
function cell({ match }: Game, x: number, y: number, dot: string): string {
  const { ball } = match.state
  const at = squareAt(x, y)
  const player = match.at(at)
  const ballHere = ball.holder === null && ball.status !== 'off' && xOf(ball.at) === x && yOf(ball.at) === y
  if (player === null) return ballHere ? ` ${BALL}  ` : ` ${dot}  `
  const number = String(match.sheet(player).number)
  const mark = MARKS[player.side][player.stance]
  const holds = ball.holder === player.id || ballHere ? BALL : ' '
  return player.side === 'home'
    ? `${holds}${`${number}${mark}`.padEnd(3)}`
    : `${`${mark}${number}`.padStart(3)}${holds}`
}

function score({ match }: Game): string {
  const { state, spec } = match
  const { home, away } = state.teams
  const teams = `${spec.teams.home.name} ▸ ${home.score}-${away.score} ◂ ${spec.teams.away.name}`
  const turns = `half ${state.half}, turns ${home.turn} and ${away.turn}`
  const weather = match.edition.field.weather[state.weather]?.name ?? state.weather
  return plain(`    ${teams}   ${turns}   re-rolls ${home.rerolls} and ${away.rerolls}   ${weather}`)
}

const BOXES: readonly (readonly [Player['place'], string])[] = [
  ['reserves', 'reserves'],
  ['ko', 'knocked out'],
  ['casualty', 'injured'],
  ['sent-off', 'sent off'],
]

/** Those off the pitch, a line a side, where there are any. */
function dugout({ match }: Game, side: Side): string[] {
  const boxes = BOXES.flatMap(([place, title]) => {
    const inside = match.state.players.filter((player) => player.side === side && player.place === place)
    const numbers = inside.map((player) => match.sheet(player).number).join(' ')
    return inside.length === 0 ? [] : [`${title} ${numbers}`]
  })
  return boxes.length === 0 ? [] : [`    ${side === 'home' ? '▸' : '◂'} ${boxes.join('; ')}`]
}
