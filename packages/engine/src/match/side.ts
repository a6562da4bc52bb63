export const SIDES = ['home', 'away'] as const
export type Side = (typeof SIDES)[number]
export type BySide<T> = Record<Side, T>

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
