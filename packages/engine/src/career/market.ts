import type { Bookkeeping, Books } from './books.ts'
import { ask } from './books.ts'
import { type CareerChoice, DONE } from './choice.ts'
import { stay, stayers } from './journeymen.ts'
import { priceList } from './prices.ts'
import { bank, depart, join, newPlayer } from './roster.ts'
import { mayAdd } from './squad.ts'
import { JOBS } from './staff.ts'
import { playerWorth, worthInGold } from './worth.ts'

/** Things besides players, by the key they have on the team. */
interface Thing {
  readonly id: string
  readonly cost: number
  readonly have: number
  readonly max: number
  readonly change: (by: 1 | -1) => void
}

/** Buying and letting go until the coach is done. */
export function* market(books: Books): Bookkeeping {
  const { rule } = books.career.market
  let rerolls = 0
  for (;;) {
    const things = thingsFor(books, rerolls)
    const options = [
      ...offers(books, things),
      ...arrivals(books),
      ...stayers(books).map(({ name }): CareerChoice => ({ type: 'keep', player: name })),
      ...departures(books),
      ...dismissals(things),
      ...closing(books),
    ]
    if (options.length === 0) return
    const about = { prices: pricesOf(books, things, options) }
    const choice = yield* ask('buy', rule, options, { default: modest(books, options), about })
    if (choice.type === 'done') return
    if (choice.type === 'buy' && choice.what === 'rerolls') rerolls++
    deal(books, things, choice)
  }
}

const positionsOf = ({ team }: Books): string[] => team.players.map(({ position }) => position)

/** Whether the money is there, or is no matter. */
const affords = ({ team, career }: Books, cost: number): boolean =>
  !career.market.paid || cost <= team.treasury

function offers(books: Books, things: readonly Thing[]): CareerChoice[] {
  const { edition, team } = books
  const fits = mayAdd(edition, team.roster, positionsOf(books))
  const players = priceList(edition, team.roster).players.filter(
    ({ id, kind, cost }) => kind !== 'star' && affords(books, cost) && fits(id),
  )
  const sold = things.filter(({ cost, have, max }) => have < max && affords(books, cost))
  return [...players, ...sold].map(({ id }) => ({ type: 'buy', what: id }))
}

/** What everything on offer costs, by its id. */
function pricesOf(
  { edition, team }: Books,
  things: readonly Thing[],
  options: readonly CareerChoice[],
): Readonly<Record<string, number>> {
  const { byId } = priceList(edition, team.roster)
  const prices: Record<string, number> = {}
  for (const option of options) {
    if (option.type !== 'buy') continue
    const thing = things.find(({ id }) => id === option.what)
    prices[option.what] = thing?.cost ?? byId.get(option.what)?.cost ?? 0
  }
  return prices
}

/** Whoever would join for nothing and found no room may come once there is some. */
const arrivals = (books: Books): CareerChoice[] => {
  const [next] = books.waiting
  return next !== undefined && hasRoom(books, next) ? [{ type: 'keep' }] : []
}

const hasRoom = (books: Books, position: string): boolean =>
  mayAdd(books.edition, books.team.roster, positionsOf(books))(position)

/** Those who were raised or infected join for nothing, one by one, while there is room. */
export function* freeArrivals(books: Books): Bookkeeping {
  const rule = 'career.free-arrival'
  for (const position of books.report.joined) {
    if (!hasRoom(books, position)) {
      books.waiting = [...books.waiting, position]
      continue
    }
    const options: CareerChoice[] = [{ type: 'keep' }, { type: 'decline' }]
    const choice = yield* ask('keep', rule, options, { about: { position } })
    if (choice.type === 'keep') takeIn(books, position)
  }
}

function takeIn(books: Books, position: string): void {
  join(books, newPlayer(books.edition, books.team, position), 0, 'career.free-arrival')
}

function departures({ team, career }: Books): CareerChoice[] {
  const { leaving, assistant } = career.market
  const choices: CareerChoice[] = []
  for (const { id: player } of team.players) {
    choices.push({ type: leaving, player })
    if (assistant) choices.push({ type: 'retire', player, assistant: true })
  }
  return choices
}

const dismissals = (things: readonly Thing[]): CareerChoice[] =>
  things.filter(({ have }) => have > 0).map(({ id }) => ({ type: 'dismiss', what: id }))

/** What a coach who does not answer does: nothing where he may, else as little as brings his team within its limits. */
function modest(books: Books, options: readonly CareerChoice[]): CareerChoice | undefined {
  if (options.includes(DONE)) return DONE
  const { edition, team, career } = books
  const cheapest = priceList(edition, team.roster)
    .players.toSorted((one, other) => one.cost - other.cost)
    .flatMap(({ id }) => options.find((option) => option.type === 'buy' && option.what === id) ?? [])[0]
  if (team.players.length < career.market.players) return cheapest
  const worth = (option: CareerChoice): number =>
    'player' in option && option.player !== undefined
      ? playerWorth(edition, team.roster, books.player(option.player))
      : 0
  const parting = options.filter(({ type }) => type === 'retire' || type === 'remove')
  return (
    options.findLast(({ type }) => type === 'dismiss') ??
    parting.toSorted((one, other) => worth(other) - worth(one))[0]
  )
}

/** The books cannot be closed above the limit, nor below the least number of players while more can be had. */
function closing(books: Books): CareerChoice[] {
  const { edition, team, career } = books
  const { worth, players } = career.market
  const above = worth !== Infinity && worthInGold(edition, team, { absent: true }) > worth
  return above || team.players.length < players ? [] : [DONE]
}

function thingsFor({ edition, team, career, options }: Books, bought: number): Thing[] {
  const list = priceList(edition, team.roster)
  const { rerolls } = career.market
  const isLimited = rerolls.anyNumberWith === undefined || options[rerolls.anyNumberWith] !== true
  return [
    {
      id: 'rerolls',
      cost: list.reroll * rerolls.times,
      have: team.rerolls,
      max: isLimited && bought >= rerolls.perMatch ? 0 : list.rerolls,
      change: (by) => void (team.rerolls += by),
    },
    {
      id: 'apothecary',
      cost: list.apothecary ?? 0,
      have: team.apothecaries,
      max: list.apothecary === null ? 0 : list.apothecaries,
      change: (by) => void (team.apothecaries += by),
    },
    {
      id: 'assistants',
      cost: list.assistant?.cost ?? 0,
      have: team.assistants.length,
      max: list.assistant?.max ?? 0,
      change: (by) =>
        void (team.assistants = by > 0 ? withAssistant(team.assistants) : team.assistants.slice(0, -1)),
    },
    {
      id: 'cheerleaders',
      cost: list.cheerleader?.cost ?? 0,
      have: team.cheerleaders,
      max: list.cheerleader?.max ?? 0,
      change: (by) => void (team.cheerleaders += by),
    },
    ...Object.entries(list.extras)
      .filter(([, { perMatch }]) => perMatch !== true)
      .map(([id, { cost, max }]) => ({
        id,
        cost,
        have: team.extras[id] ?? 0,
        max,
        change: (by: 1 | -1) => void (team.extras = { ...team.extras, [id]: (team.extras[id] ?? 0) + by }),
      })),
  ]
}

/** One more assistant coach, with a job nobody has yet. */
const withAssistant = (assistants: readonly string[]): readonly string[] => {
  const free = JOBS.find((job) => !assistants.includes(job)) ?? `Assistant ${assistants.length + 1}`
  return [...assistants, free]
}

function deal(books: Books, things: readonly Thing[], choice: CareerChoice): void {
  const { edition, team, career } = books
  const { rule } = career.market
  const thing = (id: string) => things.find((each) => each.id === id)
  if (choice.type === 'buy') {
    const sold = thing(choice.what)
    const cost = sold?.cost ?? priceList(edition, team.roster).byId.get(choice.what)?.cost ?? 0
    if (career.market.paid) bank(books, choice.what, -cost, rule)
    if (sold === undefined) join(books, newPlayer(edition, team, choice.what, choice.name), cost, rule)
    else {
      sold.change(1)
      books.emit({ type: 'bought', what: sold.id, cost, rule })
    }
  } else if (choice.type === 'retire' || choice.type === 'remove') {
    depart(books, books.player(choice.player), 'retired', rule)
    if (choice.type === 'retire' && choice.assistant === true)
      team.assistants = withAssistant(team.assistants)
  } else if (choice.type === 'keep' && choice.player !== undefined) {
    stay(books, choice.player)
  } else if (choice.type === 'keep') {
    const [next, ...others] = books.waiting
    books.waiting = others
    if (next !== undefined) takeIn(books, next)
  } else if (choice.type === 'dismiss') {
    thing(choice.what)?.change(-1)
    books.emit({ type: 'dismissed', what: choice.what, rule })
  }
}
