import type { Edition } from '@touchback/engine'
import type { Content } from '@touchback/league'

/** How a league's first competition is played. */
export const FORMS = [
  'round-robin',
  'double',
  'groups',
  'swiss',
  'knock-out',
  'open',
  'ladder',
  'year',
] as const
export type Form = (typeof FORMS)[number]

const WORDS: Readonly<Record<Form, readonly [name: string, about: string]>> = {
  'round-robin': ['Round robin', 'everybody meets everybody once; the best of the table wins'],
  double: ['Double round robin', 'everybody meets everybody at home and away'],
  groups: ['Groups and knock-out', 'everybody meets everybody, then the best play it out'],
  swiss: ['Swiss', 'a few rounds, always against somebody who stands about as well'],
  'knock-out': ['Knock-out', 'whoever loses is out'],
  open: ['Open play', 'coaches arrange their matches themselves'],
  ladder: ['Ladder', 'whoever beats somebody above takes his rung'],
  year: ['The year of the book', 'weeks of matches and challenges, then rounds of the best for a cup'],
}
export const formName = (form: Form): string => WORDS[form][0]
export const formAbout = (form: Form, { career: { season } }: Edition): string =>
  form === 'groups' && season?.legs === 2
    ? 'everybody meets everybody at home and away, then the best play it out'
    : WORDS[form][1]

/** What a book can be played as. */
export const formsOf = ({ career }: Edition): readonly Form[] =>
  FORMS.filter((form) => form !== 'year' || career.tournaments !== undefined)

/** Forms whose rounds are drawn. */
export const isDrawn = (form: Form): boolean => form !== 'open' && form !== 'ladder' && form !== 'year'

/** Rounds of a Swiss draw that leave one unbeaten. */
const swissRounds = (teams: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, teams))))

/** The first cup of the year; any other where none has its time. */
function firstCup({ career }: Edition): string | undefined {
  const cups = Object.entries(career.tournaments?.cups ?? {}).filter(([, { trophy }]) => trophy)
  const order = ['spring', 'summer', 'autumn', 'winter']
  return cups.toSorted(
    ([, a], [, b]) => order.indexOf(a.season ?? 'winter') - order.indexOf(b.season ?? 'winter'),
  )[0]?.[0]
}

type Opening = Omit<Content<'competition-opened'>, 'teams'>

/** The competition a form comes to, with so many teams. */
export function openingOf(edition: Edition, form: Form, teams: number): Opening {
  const { season, tournaments } = edition.career
  const base = { type: 'competition-opened', competition: 'season-1' } as const
  const paid = season === undefined ? {} : { cup: 'season' }
  const name = formName(form)
  switch (form) {
    case 'round-robin':
      // Once is once, also where the season of the book goes there and back again.
      return { ...base, name: 'Season', format: 'round-robin', ...paid, ...(season && { legs: 1 }) }
    case 'double':
      return { ...base, name: 'Season', format: 'round-robin', legs: 2, ...paid }
    case 'groups': {
      const groups = teams >= 8 ? 2 : 1
      const through = season?.playOffs ?? (teams >= 8 ? 2 : Math.min(4, teams >= 4 ? 4 : 2))
      return { ...base, name: 'Season', format: 'groups', groups, through: groups > 1 ? 2 : through, ...paid }
    }
    case 'swiss':
      return {
        ...base,
        name: 'Swiss tournament',
        format: 'swiss',
        rounds: Math.min(swissRounds(teams), teams - 1),
      }
    case 'knock-out':
      return { ...base, competition: 'cup-1', name: 'Cup', format: 'knock-out', thirdPlace: teams >= 4 }
    case 'open':
    case 'ladder':
      return { ...base, name, format: form }
    case 'year': {
      const cup = firstCup(edition)
      const named = tournaments?.cups[cup ?? '']?.name ?? name
      return {
        ...base,
        competition: cup ?? 'cup-1',
        name: named,
        format: 'play-offs',
        ...(cup === undefined ? {} : { cup }),
      }
    }
    default:
      return form satisfies never
  }
}
