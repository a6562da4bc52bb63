/** What a key can do, with the key it comes with: physical codes, so that every keyboard layout finds them in one place. */
export const KEYS = [
  ['move', 'KeyM', 'Move'],
  ['block', 'KeyB', 'Block'],
  ['blitz', 'KeyZ', 'Blitz'],
  ['pass', 'KeyP', 'Pass'],
  ['hand-off', 'KeyH', 'Hand off'],
  ['foul', 'KeyF', 'Foul'],
  ['end', 'KeyE', 'End the action, or the turn'],
  ['undo', 'KeyU', 'Take back'],
  ['die-1', 'Digit1', 'First die, first answer'],
  ['die-2', 'Digit2', 'Second die, second answer'],
  ['die-3', 'Digit3', 'Third die, third answer'],
  ['reroll', 'KeyR', 'Re-roll, yes'],
  ['decline', 'KeyN', 'No, decline'],
  ['previous', 'BracketLeft', 'Previous player'],
  ['next', 'BracketRight', 'Next player'],
  ['read-ball', 'KeyL', 'Where is the ball?'],
  ['read-square', 'KeyI', 'Read the square under the cursor'],
  ['read-targets', 'KeyT', 'Read the targets with their odds'],
  ['zones', 'KeyX', 'Show tackle zones'],
  ['threat', 'KeyO', 'Show the opponents’ reach'],
  ['waypoint', 'KeyW', 'Go by way of this square'],
  ['sheet', 'KeyS', 'The other team’s sheet'],
  ['help', 'Slash', 'This list'],
] as const
export type KeyAction = (typeof KEYS)[number][0]

/** What a key does for this coach. */
export function keyAction(code: string, remapped: Readonly<Record<string, string>>): KeyAction | null {
  const own = remapped[code]
  if (own !== undefined) return KEYS.find(([action]) => action === own)?.[0] ?? null
  const action = KEYS.find(([, key]) => key === code)?.[0] ?? null
  return action !== null && Object.values(remapped).includes(action) ? null : action
}

/** The key for an action, as it is written on keyboards. */
export function keyName(action: KeyAction, remapped: Readonly<Record<string, string>>): string {
  const own = Object.entries(remapped).find(([, does]) => does === action)?.[0]
  const code = own ?? KEYS.find(([name]) => name === action)?.[1] ?? ''
  const NAMES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Slash: '?' }
  return NAMES[code] ?? code.replace(/^(Key|Digit)/, '')
}
