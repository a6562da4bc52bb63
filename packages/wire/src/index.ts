export type { Clock, CoachName, Ending, SeatInfo, TableInfo, TableState, TeamName, Terms } from './tables.ts'
export { isSameClock, type Offer, OFFERS, REASONS_TO_END } from './tables.ts'
export type {
  ChatLine,
  ClientMessage,
  ClientMessageType,
  ClockNow,
  Entry,
  Left,
  ServerMessage,
} from './messages.ts'
export { CLOSED, MOST_CHAT, MOST_WORDS } from './messages.ts'
export { Line, type LineListener, type Socket } from './client/line.ts'
export { type MatchListener, RemoteMatch } from './client/remote-match.ts'
export { Follower } from './client/follower.ts'
