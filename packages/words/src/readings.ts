import type { ReadingId } from '@touchback/engine'

/** What a question about the book is called, and what either answer means. */
interface ReadingWords {
  readonly name: string
  readonly on: string
  readonly off: string
}

/** Where a book can be read in two ways, in a coach's words. */
export const READING_WORDS: Readonly<Record<ReadingId, ReadingWords>> = {
  printed2020: {
    name: 'As printed in 2020',
    on: 'without later corrections and answers',
    off: 'with later corrections and answers',
  },
  'frenzy-unmoved': {
    name: 'Frenzy against one who does not move',
    on: 'he is blocked again',
    off: 'there is no second block',
  },
  'strip-unmoved': {
    name: 'Strip Ball against one who does not move',
    on: 'he loses the ball',
    off: 'he keeps the ball',
  },
  'daze-outlasts-drive': {
    name: 'Dazed players and the end of a drive',
    on: 'they stay dazed until they act again',
    off: 'they are themselves again',
  },
  'bolt-hits-prone': {
    name: 'Lightning and players who are down',
    on: 'it can strike them',
    off: 'it passes over them',
  },
  'leader-stunned': {
    name: 'A stunned Leader',
    on: 'his counter can be used',
    off: 'his counter has to wait',
  },
  'thick-skull-reroll': {
    name: 'Thick Skull and team re-rolls',
    on: 'one may be used on it',
    off: 'the first roll stands',
  },
  'chirurgeon-last': {
    name: 'The chirurgeon and Regeneration',
    on: 'he comes after it has failed',
    off: 'he comes before it is tried',
  },
  'side-step-always': {
    name: 'How often Side Step works',
    on: 'at every push',
    off: 'once an action',
  },
  'side-step-once-a-turn': {
    name: 'Side Step where it does not work at every push',
    on: 'works once a turn',
    off: 'works once an action',
  },
  'set-up-in-end-zone': {
    name: 'Setting up in the own End Zone',
    on: 'is allowed',
    off: 'is not allowed',
  },
  'leader-in-shoot-out': {
    name: 'The Leader’s counter in a shoot-out',
    on: 'counts like a re-roll',
    off: 'does not count',
  },
  'dump-off-before-rush': {
    name: 'Dump-Off against a blitzer who goes for it',
    on: 'comes before his roll',
    off: 'comes after his roll',
  },
  'pile-driver-free': {
    name: 'Pile Driver and the Foul of the turn',
    on: 'it is not used up',
    off: 'it is used up',
  },
  'fanatic-in-blitz': {
    name: 'Ball & Chain and the Blitz of a kick-off',
    on: 'they take part',
    off: 'they wait',
  },
  'decay-worsens': {
    name: 'Decay and casualties',
    on: 'they are a step worse',
    off: 'they are as rolled',
  },
  'chef-for-halflings': {
    name: 'The cheap Master Chef',
    on: 'only for Halfling teams',
    off: 'for every team of the Thimble Cup',
  },
}

/** What a book, or a match, makes of it. */
export const readingAnswer = (id: ReadingId, on: boolean): string => READING_WORDS[id][on ? 'on' : 'off']
