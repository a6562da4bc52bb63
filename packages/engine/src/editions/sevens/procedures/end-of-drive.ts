import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { SIDES, type Side } from '../../../match/side.ts'
import { afflict, relieve } from '../../../play/conditions.ts'
import { isAnotherDrive, recoverKnockedOut } from '../../../play/drive.ts'
import { inStock } from '../../../play/stock.ts'
import { playersOf } from '../../lrb4/kick-off-events.ts'
import { loseDriveRerolls } from '../kick-off/kick-off-events.ts'
import { payForPotion } from '../turn/measures/first-drive.ts'
import { wearOff } from './prayers.ts'

/** Every keg helps, every time. rule: induce.kegs */
// oxlint-disable-next-line require-yield -- other books ask before they open a keg
export function* kegs(match: Match, side: Side): Play<number> {
  return inStock(match, side, 'kegs')
}

/** What happens when a drive is over, after secret weapons; nothing is rolled that no drive comes after. rule: drive.end */
export function* driveIsOver(match: Match): Play {
  for (const player of match.state.players) relieve(match, player, 'heat', 'weather.heat')
  if (isAnotherDrive(match)) {
    yield* recoverKnockedOut(match)
    if (match.edition.field.weather[match.state.weather]?.heat) swelter(match)
  }
  wearOff(match, 'drive')
  loseDriveRerolls(match)
  if (isAnotherDrive(match)) payForPotion(match)
}

/** As many of either team as one die says sit out the next drive. rule: weather.heat */
function swelter(match: Match): void {
  const rule = 'weather.heat'
  const die = match.dice.d3()
  match.emit({ type: 'dice', what: 'heat', dice: [die], player: null, rule })
  for (const side of SIDES)
    for (let left = die; left > 0; left--) {
      const upright = playersOf(match, side).filter(({ conditions }) => !conditions.includes('heat'))
      if (upright.length === 0) break
      const id = match.dice.player(upright.map((player) => player.id))
      afflict(match, match.player(id), 'heat', rule)
    }
}
