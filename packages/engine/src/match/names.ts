/** The names that books, skills and procedures share. What derives its type from these lists cannot be misspelt. */

/** Rolls against a number, in whichever book they are made. */
export const TESTS = [
  'always-hungry',
  'animal-savagery',
  'animosity',
  'apothecary',
  'blast',
  'block',
  'blood-lust',
  'bloodlust',
  'blunderbuss',
  'bone-head',
  'bonehead',
  'breathe-fire',
  'catch',
  'chainsaw',
  'dauntless',
  'dodge',
  'easily-confused',
  'exhaustion',
  'fireball',
  'foul-appearance',
  'fuse',
  'hail-mary',
  'hypnotic-gaze',
  'intercept',
  'jump',
  'jump-up',
  'landing',
  'leap',
  'lightning-bolt',
  'pass',
  'penalty',
  'pick-up',
  'pro',
  'projectile-vomit',
  'really-stupid',
  'referee',
  'regeneration',
  'rush',
  'safe-throw',
  'shadowing',
  'squirm-free',
  'stand-up',
  'start-chainsaw',
  'take-root',
  'tentacles',
  'thick-skull',
  'throw-team-mate',
  'unchannelled-fury',
  'wild-animal',
  'zap',
] as const
export type TestId = (typeof TESTS)[number]
/** Rolls against a number that are no tests: no skill and no situation changes them. */
const PLAIN_ROLLS = ['bribe', 'loner', 'pick-me-up', 'pitch-invasion'] as const
export type RollId = TestId | (typeof PLAIN_ROLLS)[number]

export const isTest = (name: string): name is TestId => TESTS.some((test) => test === name)

/** What a player may declare. */
export const ACTIONS = [
  'blitz',
  'block',
  'fire',
  'foul',
  'gaze',
  'hand-off',
  'kick-team-mate',
  'move',
  'pass',
  'start-chainsaw',
  'throw-bomb',
  'throw-team-mate',
] as const
export type ActionId = (typeof ACTIONS)[number]
export const isAction = (name: string): name is ActionId => ACTIONS.some((action) => action === name)

/** How something comes that is rolled for, where it is not the action under way that matters. */
const MANNERS = [
  'accurate',
  'accurate-pass',
  'bomb',
  'fumbled',
  'inaccurate',
  'reached',
  'successful',
  'superb',
  'terrible',
  'wild',
] as const
export type Manner = ActionId | (typeof MANNERS)[number]

/** What a roll was for, when armour or injury is at stake; `trample`: run over while already on the ground. */
const HARMS = [
  'block',
  'foul',
  'stab',
  'chainsaw',
  'fall',
  'crowd',
  'bomb',
  'spell',
  'rock',
  'bite',
  'landing',
  'trample',
  'vomit',
  'flames',
] as const
export type Harm = (typeof HARMS)[number]
/** What somebody was hurt by: some need no such roll. */
export const CAUSES = [...HARMS, 'eaten', 'exhaustion'] as const
export type Cause = (typeof CAUSES)[number]

/** The counters of a team that re-roll anything. */
export const TEAM_REROLLS = ['team', 'leader', 'trophy'] as const
export type TeamReroll = (typeof TEAM_REROLLS)[number]
