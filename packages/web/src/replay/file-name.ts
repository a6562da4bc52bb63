import type { KeptMatch } from '../match/session/kept.ts'

/** `reikland-rams-2-1-gouged-ears.touchback.json` */
export const fileName = ({ spec }: KeptMatch, score: readonly [number, number]): string =>
  `${spec.teams.home.name} ${score.join(' ')} ${spec.teams.away.name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-') + '.touchback.json'
