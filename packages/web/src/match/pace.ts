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
      return 700
    case 'touchdown':
      return 1600
    case 'turn-started':
      return 500
    default:
      return 0
  }
}
