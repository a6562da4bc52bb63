export const BLOCK_FACES = ['skull', 'both-down', 'pushed', 'stumble', 'down'] as const
export type BlockFace = (typeof BLOCK_FACES)[number]
/** Six sides, two of them Pushed. */
const SIDES_OF_DIE: readonly BlockFace[] = ['skull', 'both-down', 'pushed', 'pushed', 'stumble', 'down']
export const blockFace = (die: number): BlockFace => SIDES_OF_DIE[die - 1] ?? 'pushed'
