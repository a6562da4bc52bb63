import type { Event } from '@touchback/engine'

/** How long an event is looked at, in milliseconds at normal speed; 0 for what only the log tells. */
export function pause(event: Event): number {
  switch (event.type) {
    case 'moved':
    case 'followed-up':
      return 130
    case 'pushed':
    case 'ball':
      return 220
    case 'rolled':
    case 'contest':
      return 420
    case 'block-rolled':
      return 650
    case 'block-result':
    case 'knocked-down':
    case 'armour':
    case 'injury':
    case 'stunned':
    case 'removed':
      return 320
    case 'kicked':
    case 'kick-scattered':
    case 'passed':
    case 'caught':
    case 'picked-up':
      return 320
    case 'table':
    case 'weather':
    case 'turnover':
    case 'casualty':
    case 'spell':
    case 'exploded':
    case 'sent-off':
    case 'measure':
    case 'hired':
      return 700
    case 'flew':
    case 'thrown':
    case 'landed':
    case 'fouled':
    case 'attacked':
    case 'handed-off':
    case 'intercepted':
    case 'recovered':
    case 'roll-off':
    case 'stood-up':
    case 'gained':
    case 'joined':
    case 'dice':
      return 320
    case 'touchdown':
      return 1600
    case 'turn-started':
      return 500
    default:
      return 0
  }
}

/** Dice and results that stay in the tray until the next step. */
const SHOWN = new Set<Event['type']>([
  'rolled',
  'contest',
  'roll-off',
  'block-rolled',
  'block-result',
  'armour',
  'injury',
  'casualty',
  'table',
  'weather',
  'dice',
  'recovered',
  'argued',
  'measure',
  'hired',
  'kick-scattered',
  'turnover',
  'touchdown',
])
export const isShown = (event: Event): boolean => SHOWN.has(event.type)
