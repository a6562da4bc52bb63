/** Breaks inside these words change nothing: the program they make does the same. */
export const EQUIVALENT: readonly {
  readonly file: string
  readonly inside: string
  readonly why: string
}[] = [
  {
    file: 'packages/engine/src/match/table.ts',
    inside: 'sum < first.from',
    why: 'at the first number both ways give the first row',
  },
  {
    file: 'packages/engine/src/match/house.ts',
    inside: 'known.size >= MOST_HOUSES',
    why: 'how many are kept to be quicker',
  },
  {
    file: 'packages/engine/src/match/zones.ts',
    inside: 'player.conditions.length > 0',
    why: 'a shortcut: an empty list includes nothing',
  },
  {
    file: 'packages/engine/src/game/driver.ts',
    inside: 'this.quiet === asking',
    why: 'kept to be quicker: a question that is not recalled is worked out again, and is the same',
  },
  {
    file: 'packages/league/src/team-sheet.ts',
    inside: '{ absent: true }',
    why: 'a draft has nobody who is absent',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'GRIDS_A_SLAB = 32',
    why: 'how many grids are cut from one piece of memory',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'let cut = 0',
    why: 'the first piece is empty, so the first grid begins a new one',
  },
  {
    file: 'packages/engine/src/odds/harm.ts',
    inside: 'new Modifiers(false)',
    why: 'names are kept that nobody reads; the sum is the same',
  },
  {
    file: 'packages/engine/src/rolls/explain.ts',
    inside: 'new Modifiers(false)',
    why: 'names are kept that nobody reads; the sum is the same',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'pitches.set(edition, grid)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'switches.set(spec, shared)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/readings.ts',
    inside: 'known.set(spec, merged)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/square.ts',
    inside: 'counted.set(pitch, squares)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/play/activation.ts',
    inside: 'listed.set(edition, all)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/play/range.ts',
    inside: 'within.set(ruler, known)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/career/career.ts',
    inside: 'usual.set(edition, options)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/league/src/log/entry.ts',
    inside: 'readers.set(edition, known)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/game.ts',
    inside: 'this.#spare = this.#stable',
    why: 'memory of a copy that nobody needs any more, to be written over',
  },
  {
    file: 'packages/engine/src/game.ts',
    inside: 'thrown: 0',
    why: 'the stable point is kept anew before anything is thrown',
  },
  {
    file: 'packages/engine/src/game.ts',
    inside: 'history, 0',
    why: 'how soon a stable point is kept again: either way it plays the same',
  },
  {
    file: 'packages/engine/src/game.ts',
    inside: 'PATIENCE_OF_A_FORK = 1',
    why: 'how soon a fork pays for a stable point of its own: either way it plays the same',
  },
  {
    file: 'packages/engine/src/odds/declaring.ts',
    inside: 'new SeededDice(1)',
    why: 'what is thrown once it is settled changes nothing',
  },
  {
    file: 'packages/engine/src/odds/declaring.ts',
    inside: 'this.#settled = true',
    why: 'without it every face of later dice is tried: longer, and the same chance',
  },
  {
    file: 'packages/engine/src/odds/chances.ts',
    inside: 'match.player(0)',
    why: 'which dice a test takes is the same for everybody',
  },
  {
    file: 'packages/engine/src/odds/chances.ts',
    inside: 'teamWorks: 1,\n  pro: 0,\n  proWorks: 0',
    why: 'where there is no re-roll nobody asks how likely one works',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'older < count',
    why: 'one round more, with nothing left to go on from, finds nothing',
  },
  {
    file: 'packages/engine/src/rolls/roll-off.ts',
    inside: 'totals.home > totals.away',
    why: 'level totals have been dealt with',
  },
  {
    file: 'packages/engine/src/play/scatter.ts',
    inside: 'NO_FACING = -1',
    why: 'nobody looks at it where no template is faced',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'kits.set(profile, kit)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/square.ts',
    inside: '28 * STRIDE',
    why: 'how much room there is past the guards: whoever reads beyond it finds nothing, and nothing is no square',
  },
  {
    file: 'packages/engine/src/game/driver.ts',
    inside: 'this.quiet = 0',
    why: 'a question that a fork does not recall is worked out again, and is the same',
  },
  {
    file: 'packages/engine/src/game/driver.ts',
    inside: 'match.recalled = known',
    why: 'a question that a fork does not recall is worked out again, and is the same',
  },
  {
    file: 'packages/engine/src/odds/outcomes.ts',
    inside: 'most = 4096',
    why: 'how many outcomes are too many to look at',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'LEAP_BIT = 1',
    why: 'any bit that nothing else uses',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: '? 0 : rushNeeds(from, to)',
    why: 'a roll of 1 that nobody makes is as good as none',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'known < 0',
    why: 'nobody comes back to where he starts',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: '0, take))',
    why: 'where nobody dodges nobody asks what could stand in',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'CHANCES = Float64Array.from({ length: 8 }',
    why: 'room for numbers that no roll needs',
  },
  {
    file: 'packages/engine/src/rolls/roll.ts',
    inside: 'natural: 1, total: 1, target: NEVER, modifier: 0, rerolled: true',
    why: 'of a roll that is not made only the failure is looked at',
  },
  {
    file: 'packages/engine/src/play/range.ts',
    inside: '1 - ruler.length',
    why: 'farther than the ruler is long everything is out of range',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'combinations.set(edition, ofEdition)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'ofEdition.set(name, shared)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'printed.set(modules, kits)',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'if (kits.size > MOST_KITS) kits.clear()',
    why: 'when it is emptied: whoever still plays keeps his own',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'MOST_KITS = 20_000',
    why: 'when it is emptied: whoever still plays keeps his own',
  },
  {
    file: 'packages/engine/src/match/match.ts',
    inside: 'cut + SQUARES > slab.length',
    why: 'the last grid of a piece of memory is left unused',
  },
  {
    file: 'packages/engine/src/game.ts',
    inside: 'this.#since.length === 0 ? known : null',
    why: 'the question is worked out again, and is the same',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'way < 8',
    why: 'a ninth way leads nowhere',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'new Int8Array(SQUARES * 8)',
    why: 'room for what was worked out: without it that is worked out again',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'MOST_NODES = 1 << 15',
    why: 'room that no search fills',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'IMPOSSIBLE = 0x3fffffff',
    why: 'any number that no way costs',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'marked[from] = answer ? 1 : 0',
    why: 'kept to be quicker: whoever asks again works it out again, and finds the same',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'base >= (best[to] ?? 0)',
    why: 'asked again where the square is entered',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'safe >= (best[to] ?? 0)',
    why: 'asked again where the square is entered',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'nodeFlags[0] = 0',
    why: 'nothing else is ever written there',
  },
  {
    file: 'packages/engine/src/odds/search.ts',
    inside: 'nodeRolls[0] = 0',
    why: 'of the first node nobody reads it',
  },
  {
    file: 'packages/engine/src/editions/lrb4/pre-match/inspiration.ts',
    inside: 'matches: 0',
    why: 'books of one man and one day: nobody asks how long he has been there',
  },
  {
    file: 'packages/engine/src/editions/lrb4/pre-match/inspiration.ts',
    inside: 'mvps: 0',
    why: 'books of one man and one day: nobody asks how long he has been there',
  },
  {
    file: 'packages/engine/src/editions/lrb4/pre-match/inspiration.ts',
    inside: 'seasons: 0',
    why: 'books of one man and one day: nobody asks how long he has been there',
  },
  {
    file: 'packages/engine/src/editions/lrb4/pre-match/inspiration.ts',
    inside: 'after: 0',
    why: 'books of one man and one day: nobody asks how long he has been there',
  },
]

/** Functions whose breaks change no rule: words for people, guards of our own. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'packages/engine/src/play/accept.ts refusal': 'the wording of a refusal',
  'packages/engine/src/play/accept.ts activationRefusal': 'the wording of a refusal',
  'packages/engine/src/match/choice.ts CHOICES': 'what is let in, described with room to spare',
  'packages/engine/src/match/house.ts rulesOf': 'as above',
  'packages/engine/src/play/accept.ts asked': 'the wording of a refusal',
  'packages/engine/src/editions/lrb4/pre-match/inspiration.ts booksOf':
    'books of one man: nobody asks what else his team has',
}
