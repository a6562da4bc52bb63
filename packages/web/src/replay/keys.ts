import type { ReplaySession } from './session.svelte.ts'

type Press = (session: ReplaySession) => void

// From the middle of a step, back to where it began.
const back: Press = (session) => session.goTo(session.step - 1)
const playOrPause =
  (direction: -1 | 1): Press =>
  (session) =>
    session.direction === 0 ? void session.play(direction) : session.goTo(session.step)

const KEYS: Readonly<Record<string, Press>> = {
  ArrowRight: (session) => void session.forward(),
  ArrowLeft: back,
  PageDown: (session) => session.jump(session.beginnings.turns, 1),
  PageUp: (session) => session.jump(session.beginnings.turns, -1),
  ']': (session) => session.jump(session.beginnings.drives, 1),
  '[': (session) => session.jump(session.beginnings.drives, -1),
  '.': (session) => session.jumpToMark(1),
  ',': (session) => session.jumpToMark(-1),
  Home: (session) => session.goTo(0),
  End: (session) => session.goTo(session.recording.length),
  ' ': playOrPause(1),
  b: playOrPause(-1),
}

/** Things that have a use of their own for a key. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return true
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return key === ' '
  // The pitch has a cursor, and the log is scrolled.
  return target instanceof SVGElement || target.closest('.log') !== null
}

export function replayKey(session: ReplaySession, event: KeyboardEvent): void {
  const press = KEYS[event.key]
  if (press === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  if (isTaken(event.target, event.key)) return
  event.preventDefault()
  press(session)
}
