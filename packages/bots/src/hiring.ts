import type { Choice, DecisionOf, Game, Side } from '@touchback/engine'

/** What a coach keeps in his treasury: a player who dies can be replaced. */
const RESERVE = 100_000
/** No more than this part of what lies above it goes for one match. */
const SHARE = 1 / 2

type Shopping = DecisionOf<'hire'> | DecisionOf<'induce'>
interface Offer {
  readonly choice: Choice
  readonly what: string
  readonly cost: number
}

const offersIn = ({ options, about }: Shopping): Offer[] =>
  options.flatMap((choice) =>
    choice.type === 'hire' || choice.type === 'induce'
      ? [{ choice, what: choice.what, cost: about.prices?.[choice.what] ?? 0 }]
      : [],
  )

/** The dearest thing for this much: what a book asks for it is the best measure of what it brings. */
const dearest = (offers: readonly Offer[], gold: number): Offer | undefined =>
  offers.filter(({ cost }) => cost <= gold).toSorted((a, b) => b.cost - a.cost)[0]

/** How many more a side could put on the pitch. */
function missing({ match, state }: Game, side: Side): number {
  const here = state.players.filter((player) => player.side === side && player.place !== 'absent')
  return match.edition.field.lineUp.players - here.length
}

/**
 * Fills the line-up first, with whoever is cheapest; then spends all that was given for this match alone, and of the treasury
 * what can be spared.
 */
export function hireFor(game: Game, decision: Shopping): Choice {
  const { side } = decision
  const { gold } = decision.about
  if (gold === undefined) return decision.default
  const offers = offersIn(decision)
  const roster = game.match.edition.teams.rosters[game.match.teamSheet(side).roster]
  const players = offers.filter(({ what }) => roster?.positions.some(({ id }) => id === what))
  if (missing(game, side) > 0 && players.length > 0)
    return players.toSorted((a, b) => a.cost - b.cost)[0]?.choice ?? decision.default
  const treasury = game.match.team(side).gold
  const given = Math.max(0, gold - treasury)
  const helpers = offers.filter((offer) => !players.includes(offer))
  const spared = Math.max(0, Math.min(gold, treasury) - RESERVE) * SHARE
  return dearest(helpers, Math.max(given, spared))?.choice ?? decision.default
}
