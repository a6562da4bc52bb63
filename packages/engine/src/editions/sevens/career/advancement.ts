import { ask, type Bookkeeping, type Books } from '../../../career/books.ts'
import type { CareerChoice } from '../../../career/choice.ts'
import { teach } from '../../../career/journeymen.ts'
import { accessOf, skillsOf } from '../../../career/learning.ts'
import { reportOn } from '../../../career/opening.ts'
import { learn } from '../../../career/points.ts'
import { positionOf } from '../../../career/prices.ts'
import type { Gained } from '../../../career/team.ts'
import {
  type Category,
  RANDOM_CATEGORIES,
  randomSkill,
  skillsAtRandom,
  whatOf,
} from '../players/random-skills.ts'

/** The most a player may learn in his life. */
const MOST_LEARNED = 6

/** Somebody who could learn something now. */
interface Pupil {
  /** His place on the roster as it was brought, and after it among the guests. */
  readonly place: number
  readonly name: string
  readonly skills: readonly string[]
  readonly av: number
  /** Categories in which there is something left for him. */
  readonly primary: readonly Category[]
  readonly secondary: readonly Category[]
  readonly learns: (skill: string, kind: Gained['kind']) => void
}

/** After every match one player learns one skill that nobody chooses. */
export function* advancement(books: Books): Bookkeeping {
  const all = pupils(books)
  const options: CareerChoice[] = all.flatMap(({ name, primary }) =>
    primary.map((category): CareerChoice => ({ type: 'advance', with: 'primary', player: name, category })),
  )
  const drawable = all.filter(({ secondary }) => secondary.length > 0)
  if (drawable.length > 0) options.push({ type: 'advance', with: 'secondary' })
  if (options.length === 0) return
  const choice = yield* ask('advance', 'career.advance', options)
  if (choice.type !== 'advance') return
  if (choice.with === 'secondary') return yield* atRandom(books, drawable)
  const chosen = all.find(({ name }) => name === choice.player)
  const category = chosen?.primary.find((each) => each === choice.category)
  if (chosen !== undefined && category !== undefined) teachAtRandom(books, chosen, category, 'own')
}

/** Any of those who played, and then one of the categories he finds hard. */
function* atRandom(books: Books, drawable: readonly Pupil[]): Bookkeeping {
  const pupil = draw(books, drawable)
  const { name, secondary } = pupil
  const options = secondary.map((category): CareerChoice => ({ type: 'category', category }))
  const choice = yield* ask('category', 'career.advance', options, { player: name })
  const category = secondary.find((each) => choice.type === 'category' && each === choice.category)
  if (category !== undefined) teachAtRandom(books, pupil, category, 'special')
}

function draw(books: Books, among: readonly Pupil[]): Pupil {
  const places = among.map(({ place }) => place)
  const drawn = places.length === 1 ? places[0] : books.dice.for('advancement').player(places)
  const pupil = among.find(({ place }) => place === drawn)
  if (pupil === undefined) throw new Error('nobody was drawn')
  books.emit({
    type: 'drawn',
    what: 'advancement',
    player: pupil.name,
    among: among.map(({ name }) => name),
    rule: 'career.advance',
  })
  return pupil
}

/** Two dice, one after the other, until they show something that is of use to him. */
function teachAtRandom(books: Books, pupil: Pupil, category: Category, kind: Gained['kind']): void {
  const rule = 'career.random-skill'
  for (;;) {
    books.dice.for(category, pupil.name)
    const dice = [books.dice.d6(), books.dice.d6()] as const
    const skill = randomSkill(category, ...dice)
    // Read one after the other, and never as a sum.
    const total = 10 * dice[0] + dice[1]
    const about = { what: category, player: pupil.name, dice, modifiers: [], total }
    books.emit({ type: 'rolled', ...about, result: skill, rule })
    if (whatOf(pupil, skill) === 'keep') return pupil.learns(skill, kind)
  }
}

/** Whoever was on the pitch and is still with the team: its own, and journeymen who may stay. */
function pupils(books: Books): readonly Pupil[] {
  const { edition, team, brought, report } = books
  const own = brought.flatMap((player, place) => {
    if (player.status !== 'active' || reportOn(books, player)?.fielded !== true) return []
    if (player.gained.length >= MOST_LEARNED) return []
    const skills = skillsOf(edition, team, player)
    const learns: Pupil['learns'] = (take, kind) => learn(books, player, { take, kind })
    return [
      pupil(books, {
        place,
        name: player.id,
        position: player.position,
        skills,
        av: player.stats.av,
        learns,
      }),
    ]
  })
  const guests = report.guests.flatMap((guest, index) => {
    if (guest.kind !== 'journeyman' || !guest.fielded || guest.hurt.some(({ effect }) => effect === 'dead'))
      return []
    const { name, position } = guest
    const { skills, av } = positionOf(edition, team.roster, position)
    const learns: Pupil['learns'] = (take, kind) => teach(books, guest, { take, kind })
    return [pupil(books, { place: brought.length + index, name, position, skills, av, learns })]
  })
  return [...own, ...guests]
}

function pupil(
  { edition, team }: Books,
  { position, ...given }: Omit<Pupil, 'primary' | 'secondary'> & { readonly position: string },
): Pupil {
  const { own, special } = accessOf(edition, team, { position })
  const open = (categories: readonly string[]) =>
    RANDOM_CATEGORIES.filter(
      (category) =>
        categories.includes(category) &&
        skillsAtRandom(category).some((skill) => whatOf(given, skill) === 'keep'),
    )
  return { ...given, primary: open(own), secondary: open(special) }
}
