import type { EntryType } from './entry.ts'

/** Who somebody is to an entry: what he may write follows from that alone. */
export const ROLES = ['commissioner', 'delegate', 'coach', 'opponent', 'member', 'anybody'] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may write what. `coach` is the coach of the team or match the entry is about, `opponent` the other coach of that match,
 * `delegate` whoever runs the competition it belongs to, `member` any coach of the league.
 */
export const RIGHTS: Readonly<Record<EntryType, readonly Role[]>> = {
  founded: ['anybody'],
  joined: ['commissioner', 'anybody'],
  drafted: ['commissioner', 'coach'],
  'competition-opened': ['commissioner'],
  delegated: ['commissioner'],
  'round-drawn': ['commissioner', 'delegate'],
  'match-agreed': ['commissioner', 'delegate', 'coach'],
  'match-cancelled': ['commissioner', 'delegate'],
  locked: ['commissioner', 'delegate'],
  reported: ['commissioner', 'coach'],
  played: ['commissioner', 'coach'],
  confirmed: ['opponent'],
  disputed: ['opponent'],
  ruled: ['commissioner'],
  aftermath: ['commissioner', 'coach'],
  transferred: ['commissioner', 'coach'],
  prize: ['commissioner', 'delegate'],
  corrected: ['commissioner'],
  retired: ['commissioner', 'coach'],
  'season-closed': ['commissioner'],
}
