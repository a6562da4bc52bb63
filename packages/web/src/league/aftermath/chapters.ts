import type { CareerEvent } from '@touchback/engine/career'

/** Parts of an aftermath as a coach thinks of them, in the order they come in any book. */
export interface Chapter {
  readonly title: string
  readonly events: readonly CareerEvent[]
}

const TITLES: Readonly<Record<CareerEvent['type'], string>> = {
  rolled: 'Rolls',
  money: 'Money',
  drawn: 'Draws',
  points: 'Star player points',
  level: 'Levels',
  improved: 'Levels',
  hurt: 'Injuries',
  'fit-again': 'Fit again',
  fans: 'Fans',
  left: 'Farewells',
  joined: 'Market',
  bought: 'Market',
  dismissed: 'Market',
  trophy: 'Honours',
  worth: 'What the team is worth',
}

const OCCASIONS: Readonly<Record<string, string>> = {
  winnings: 'Money',
  mvp: 'Most valuable player',
  'star-roll': 'Star player points',
  improvement: 'Levels',
  ageing: 'Levels',
  advancement: 'Levels',
  fans: 'Fans',
  mistakes: 'Money',
}

function titleOf(event: CareerEvent): string {
  if (event.rule === 'career.random-skill') return 'Levels'
  if (event.type === 'rolled' || event.type === 'drawn') return OCCASIONS[event.what] ?? TITLES[event.type]
  if (event.type === 'points' && event.source === 'mvp') return 'Most valuable player'
  return TITLES[event.type]
}

/** Events in their order, with a heading wherever something else begins; dice without a heading of their own go with what follows. */
export function chapters(events: readonly CareerEvent[]): Chapter[] {
  const list: { title: string; events: CareerEvent[] }[] = []
  for (const event of events) {
    const title = titleOf(event)
    const last = list.at(-1)
    if (last === undefined || (last.title !== title && title !== 'Rolls' && title !== 'Draws'))
      list.push({ title, events: [event] })
    else last.events.push(event)
  }
  return list
}
