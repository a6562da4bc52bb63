import type { Match } from '../match/match.ts'
import { against, agility, throwing } from './kinds.ts'
import type { Test } from './test.ts'

const byWeather = (match: Match): number => match.edition.field.weather[match.state.weather]?.rush ?? 2
const toStandUp = (match: Match): number => match.edition.moving.standUp.roll

/** The rolls of moving and of handling the ball, by Agility. */
export const commonTests: Readonly<Record<string, Test>> = {
  dodge: agility('dodge.modifiers', {
    zones: true,
    modify: (_match, _spec, modifiers) => modifiers.add('dodging', 1),
  }),
  'pick-up': agility('pickup.roll', {
    ball: true,
    zones: true,
    modify: (_match, _spec, modifiers) => modifiers.add('picking-up', 1),
  }),
  catch: agility('catch.roll', {
    ball: true,
    zones: true,
    modify: (_match, spec, modifiers) => modifiers.add(spec.action ?? 'accurate', spec.favoured ? 1 : 0),
  }),
  pass: { ...throwing('pass.roll'), ball: true },
  intercept: agility('intercept.roll', {
    ball: true,
    zones: true,
    modify: (_match, _spec, modifiers) => modifiers.add('intercepting', -2),
  }),
  rush: against('gfi.roll', byWeather, { called: 'go-for-it' }),
  'stand-up': against('standup.low-ma-roll', toStandUp),
}
