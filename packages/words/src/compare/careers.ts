import type { Edition } from '@touchback/engine'
import { optionName, optionText } from '../league-options.ts'
import { compareRecords, type Difference } from './plain.ts'

type Career = Edition['career']
type Cup = NonNullable<Career['tournaments']>['cups'][string]

/** What differs between matches: points and levels, the market, cups and seasons, what is left to the league. */
export function compareCareers({ career: a }: Edition, { career: b }: Edition): Difference[] {
  return [
    ...compareRecords(figures(a), figures(b)),
    ...compareNamed(cups(a), cups(b)),
    ...compareNamed(options(a), options(b)),
  ]
}

/** The figures of a career; what is played, and what follows from a league's own settings, is told elsewhere. */
function figures(career: Career): object {
  const { points, levels, improving, worth, market, season, tournaments } = career
  const { rule: _bought, ...bought } = market
  const { rerolls, ...sold } = bought
  return {
    points,
    ...(levels.length === 0
      ? {}
      : { levels: levels.map(({ title, least }) => `${title} from ${least}`).join(', ') }),
    improving: { dice: improving.dice },
    worth: {
      unit: worth.unit,
      uncounted: worth.uncounted,
      withoutAbsent: worth.withoutAbsent,
      niggle: worth.niggle,
    },
    market: { ...sold, rerolls: { times: rerolls.times, perMatch: rerolls.perMatch } },
    ...(career.completion === undefined ? {} : { completion: career.completion }),
    ...(career.walkover === undefined ? {} : { walkover: career.walkover.join('-') }),
    ...(career.commissionerAgrees === undefined ? {} : { commissionerAgrees: career.commissionerAgrees }),
    ...(season === undefined ? {} : { season: seasonFigures(season) }),
    ...(tournaments === undefined ? {} : { tournaments: majors(tournaments) }),
  }
}

const seasonFigures = ({ bonusWith: _option, ...season }: NonNullable<Career['season']>): object => season

function majors({
  playOffs,
  entries,
  minorPurse,
  playerOfTheYear,
}: NonNullable<Career['tournaments']>): object {
  const { refused, evaded, ...rest } = playOffs
  return {
    playOffs: { ...rest, refused: refused.join('-'), evaded: evaded.join('-') },
    entries,
    minorPurse,
    playerOfTheYear: { fans: playerOfTheYear.fans },
  }
}

/** Each cup of a book in one line, by its name. */
const cups = ({ tournaments }: Career): ReadonlyMap<string, string> =>
  new Map(Object.values(tournaments?.cups ?? {}).map((cup) => [cup.name, cupText(cup)]))

function cupText({ season, purse, trophy, medal, sponsor, handicaps, wizard }: Cup): string {
  const gold = (amount: number) => amount.toLocaleString('en')
  const money =
    'winner' in purse
      ? `${gold(purse.winner)} for the winner and ${gold(purse.runnerUp)} for the runner-up`
      : 'a purse that is diced for'
  return [
    ...(season === undefined ? [] : [`in ${season}`]),
    money,
    ...(trophy ? ['a trophy'] : []),
    ...(medal === undefined ? [] : [`${medal} points for a medal`]),
    ...(sponsor === undefined ? [] : [`${gold(sponsor)} more from a sponsor`]),
    ...(handicaps === undefined ? [] : [plural(handicaps, 'handicap')]),
    ...(wizard === undefined ? [] : [`a wizard for ${gold(wizard)}`]),
  ].join(', ')
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a league settles for itself, as it is unless it says otherwise. */
const options = ({ options: rules }: Career): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(rules).map(([id, { usual }]) => [
      `${optionName(id)}, unless the league has it otherwise`,
      optionText(id, usual),
    ]),
  )

const compareNamed = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): Difference[] =>
  [...new Set([...a.keys(), ...b.keys()])].flatMap((what) => {
    const [left = null, right = null] = [a.get(what), b.get(what)]
    return left === right ? [] : [{ what, a: left, b: right }]
  })
