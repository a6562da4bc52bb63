/** Why somebody cannot take an action, in a coach's words: what `actionProblem` says, as half a sentence about him. */
const REASONS: Readonly<Record<string, string>> = {
  'not-in-this-game': 'that is not part of this game',
  'not-your-player': 'he plays for the other team',
  'not-on-the-pitch': 'he is not on the pitch',
  'has-acted': 'he has already acted this turn',
  stunned: 'he is stunned',
  'barred-this-turn': 'he may not act in this turn',
  prone: 'he is down and must stand up first',
  'not-in-a-bonus-turn': 'that is not allowed in a bonus turn',
  'moves-only': 'he can only move',
  'already-declared-this-turn': 'your team has already done that this turn',
  'another-must-act-first': 'a team-mate must act first',
  'had-to-act-first': 'he may only act before all others',
  'has-no-ball': 'he does not have the ball',
  'not-loaded': 'the weapon is not loaded',
  'already-running': 'the saw is running already',
  'not-equipped': 'he has nothing to do that with',
  'nobody-to-block': 'no standing opponent is next to him',
}

export const reasonWords = (problem: string): string => REASONS[problem] ?? problem.replaceAll('-', ' ')
