import type { KickOffEvent, Table } from '../../match/edition.ts'

const EVENTS = [
  [2, 'get-the-ref', 'Get the Ref'],
  [3, 'time-out', 'Time-out'],
  [4, 'solid-defence', 'Solid Defence'],
  [5, 'high-kick', 'High Kick'],
  [6, 'cheering-fans', 'Cheering Fans'],
  [7, 'brilliant-coaching', 'Brilliant Coaching'],
  [8, 'changing-weather', 'Changing Weather'],
  [9, 'quick-snap', 'Quick Snap'],
  [10, 'blitz', 'Blitz'],
  [11, 'officious-ref', 'Officious Ref'],
  [12, 'pitch-invasion', 'Pitch Invasion'],
] as const

export const kickOffTable: Table<string> = EVENTS.map(([roll, row]) => ({ from: roll, to: roll, row }))

export const kickOffEvents: Readonly<Record<string, KickOffEvent>> = Object.fromEntries(
  EVENTS.map(([roll, id, name]) => [id, { name, rule: `kickofftable.${roll}`, play: null }]),
)
