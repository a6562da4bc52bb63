import { SeededDice } from '@touchback/engine'
import type { CareerChoice, CareerDecision, Team } from '@touchback/engine/career'
import { type Aftermath, playerName } from '@touchback/league'

/** Who answers for a team between matches. */
export interface Bookkeeper {
  choose(decision: CareerDecision, team: Team): CareerChoice
}

const ends = (options: readonly CareerChoice[]): CareerChoice | undefined =>
  options.find(({ type }) => type === 'done' || type === 'decline')

/** Any legal answer, but done with a market as soon as it may be: a coach who rolls dice over his roster has none for long. */
function random(dice: SeededDice): Bookkeeper {
  return {
    choose({ options, default: usual, type }) {
      if (type === 'buy') return ends(options) ?? usual
      return options[dice.below(options.length)] ?? usual
    },
  }
}

/** What a coach takes when he may, the best first. */
const WANTED = [
  '+st',
  '+ag',
  'block',
  'guard',
  'mighty-blow',
  'dodge',
  'tackle',
  'claw',
  'claws',
  'sure-hands',
  'side-step',
  'sidestep',
  'stand-firm',
  'wrestle',
  'catch',
  'leader',
  'sure-feet',
  '+ma',
  'accurate',
  'pass',
  '+av',
]
const worthOf = (take: string): number => {
  const rank = WANTED.indexOf(take)
  return rank < 0 ? WANTED.length : rank
}

/** So many players and re-rolls are enough; after that the money stays where it is. */
const [ENOUGH_PLAYERS, ENOUGH_REROLLS] = [13, 3]

const STAFF = ['rerolls', 'apothecary', 'assistants', 'cheerleaders', 'kegs', 'igors']

/** Fills the squad, then an apothecary, then re-rolls; lets go whatever the book says is too much. */
function buying({ options, default: usual }: CareerDecision, team: Team): CareerChoice {
  const sold = options.flatMap((option) => (option.type === 'buy' ? [option] : []))
  const thing = (what: string) => sold.find((option) => option.what === what)
  const players = sold.filter(({ what }) => !STAFF.includes(what))
  if (team.players.length < ENOUGH_PLAYERS && players.length > 0) return players[0] ?? usual
  if (team.apothecaries === 0 && thing('apothecary') !== undefined) return thing('apothecary') ?? usual
  if (team.rerolls < ENOUGH_REROLLS && thing('rerolls') !== undefined) return thing('rerolls') ?? usual
  return ends(options) ?? usual
}

function sensible(): Bookkeeper {
  // Whoever had to let something go buys nothing more: some books let a team go above its limit and then bring it back.
  let shed = false
  return {
    choose(decision, team) {
      const { type, options, default: usual } = decision
      switch (type) {
        case 'improve':
          return (
            options.toSorted((a, b) =>
              'take' in a && 'take' in b ? worthOf(a.take) - worthOf(b.take) : 0,
            )[0] ?? usual
          )
        case 'buy': {
          const end = ends(options)
          shed ||= end === undefined
          return shed ? (end ?? usual) : buying(decision, team)
        }
        case 'keep':
          return options.find((option) => option.type === 'keep') ?? usual
        default:
          return usual
      }
    },
  }
}

/** The bookkeeper of a coach: whoever plays at random answers so, everybody else with some sense. */
export const bookkeeper = (coach: string, seed: number): Bookkeeper =>
  coach === 'random' ? random(new SeededDice(seed)) : sensible()

/** Whoever joins has a name that fits his people, and that nobody in the team has. */
function christened(choice: CareerChoice, { roster, players }: Team, dice: SeededDice): CareerChoice {
  if (choice.type !== 'buy' || STAFF.includes(choice.what)) return choice
  const fresh = (): string => playerName(roster, choice.what, (sides) => dice.below(sides))
  let name = fresh()
  for (let tries = 0; tries < 20 && players.some((player) => player.name === name); tries++) name = fresh()
  return { ...choice, name }
}

/** A program answers whatever is still asked, until the books are closed. */
export function answerAll(aftermath: Aftermath, coach: string, seed: number): void {
  const books = bookkeeper(coach, seed)
  const names = new SeededDice(seed)
  while (aftermath.decision !== null) {
    const { decision, team } = aftermath
    aftermath.choose(christened(books.choose(decision, team), team, names))
  }
}

/** What a log keeps of books that are closed. */
export function asWritten(aftermath: Aftermath) {
  const { choices, dice } = aftermath.toJSON()
  return { team: aftermath.team.id, choices, dice }
}
