import type { Citations } from '../../match/edition.ts'
import { citations as base } from '../lrb4/citations/index.ts'

/** Where this book states the rule itself; the book it condenses is cited beside it, and alone for all else. */
const stated: Citations = {
  'niggle.roll': 'ickle.niggling.heading-only',
  'kickoff.place-ball': 'ickle.kickoff.sequence',
  'kickoff.scatter': 'ickle.kickoff.sequence',
  'kickoff.lands': 'ickle.kickoff.sequence',
  'kickofftable.5-cheering-fans': 'ickle.kickoff.cheering-fans-wording',
  'pickup.success': 'ickle.pickup.carry-on',
  'fumble.turnover': ['ickle.fumble.turnover', 'ickle.turnover.list'],
  'bounce.one-square': 'ickle.bounce.forced-catch',
  'throwin.immediate': ['ickle.throwin.procedure', 'ickle.throwin.no-intercept'],
  'pass.scatter-out': 'ickle.pass.step7-throw-in',
  'casualty.serious-roll': ['ickle.injury.si-immediately', 'ickle.injury.si-collapsed'],
  'casualty.serious-injury': 'ickle.injury.mng-wording',
  'casualty.badly-hurt': 'ickle.injury.badly-hurt',
  'turnover.knockdown': 'ickle.turnover.list',
  'turnover.failed-pickup': 'ickle.turnover.list',
  'turnover.uncaught-pass': 'ickle.turnover.list',
}

const elsewhere: Readonly<Record<string, string | readonly string[] | undefined>> = base

export const citations: Citations = Object.fromEntries(
  Object.entries(stated).map(([key, own = []]) => [key, [own, elsewhere[key] ?? []].flat()]),
)
