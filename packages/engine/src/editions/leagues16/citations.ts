import type { Citations } from '../../match/edition.ts'
import type { Overlay } from '../../match/extend.ts'

/** What this book rules for itself; the book it is attached to has the rest. */
export const citations: Overlay<Citations> = {
  'weather.roll-at-start': ['leagues16.weather', 'lrb4.weather.roll-at-start'],
  'injury.casualty': 'leagues16.injury.trigger',
  'serious.minor-injury': ['leagues16.injury.11-minor', 'leagues16.injury.d68'],
  'serious.shaken-up': ['leagues16.injury.21-shaken', 'leagues16.injury.d68'],
  'serious.badly-shaken-up': ['leagues16.injury.31-badly-shaken', 'leagues16.injury.d68'],
  'serious.miss-next-game': ['leagues16.injury.41-mng', 'leagues16.injury.d68'],
  'serious.niggling': ['leagues16.injury.51-niggle', 'leagues16.injury.d68'],
  'serious.ma-1': ['leagues16.injury.53-ma', 'leagues16.injury.stat', 'leagues16.injury.d68'],
  'serious.av-1': ['leagues16.injury.55-av', 'leagues16.injury.stat', 'leagues16.injury.d68'],
  'serious.st-1': ['leagues16.injury.57-st', 'leagues16.injury.stat', 'leagues16.injury.d68'],
  'serious.ag-1': ['leagues16.injury.58-ag', 'leagues16.injury.stat', 'leagues16.injury.d68'],
  'serious.dead': ['leagues16.injury.61-dead', 'leagues16.injury.d68'],
  'casualty.badly-hurt': 'leagues16.injury.trigger',
  'casualty.serious-injury': 'leagues16.injury.trigger',
  'casualty.dead': 'leagues16.injury.61-dead',
  'casualty.serious-roll': null,
  'niggle.roll': null,
  'apo.niggling': null,
  'chirurgeon.use': 'leagues16.freebooter.chirurgeon',
  'bribe.use': 'leagues16.freebooter.bribes',
  'wizard.timing': 'leagues16.wizard.timing',
  'wizard.one-spell': 'leagues16.wizard.once',
  'spell.fireball.roll': 'leagues16.wizard.fireball-area',
  'spell.fireball.armour': ['leagues16.wizard.fireball-armour', 'leagues16.wizard.fireball-turnover'],
  'spell.lightning.roll': 'leagues16.wizard.bolt',
  'spell.lightning.effect': 'leagues16.wizard.bolt',
}
