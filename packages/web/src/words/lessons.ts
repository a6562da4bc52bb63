export type LessonId = 'moving' | 'blocking' | 'dodging' | 'turnover' | 'scoring'

interface LessonWords {
  readonly title: string
  /** One text for each task, in order. */
  readonly tasks: readonly string[]
  /** What has been learnt. */
  readonly moral: string
}

export const LESSON_WORDS: Readonly<Record<LessonId, LessonWords>> = {
  moving: {
    title: 'Moving',
    tasks: [
      'Choose Berta, your player: the light squares are where she can go. Then choose the marked square. No dice, so she runs at once.',
      'Now the ball. Stepping onto it means picking it up, and that takes a die: the number on the square is the chance. Choose the ball to see the plan, and once more to do it.',
    ],
    moral:
      'Choose a player, choose a square, and look at the number first. Where no number stands nothing can go wrong. A player may act once in each of your turns.',
  },
  blocking: {
    title: 'Blocking',
    tasks: [
      'Hit somebody. Choose Otto, then Mug beside him. Jonas lends a hand, so you roll two dice and pick one. Choose Mug again to throw them.',
      'Pick a die. The arrow only pushes; the burst knocks Mug down. Take the burst.',
      'Mug must give way: choose the square he is pushed into.',
      'Otto may follow into the square Mug has left, or stay. Either is fine. Then Mug’s armour is tested.',
    ],
    moral:
      'More strength, more dice. Two against one is how you get it; if they are the stronger ones, they pick the die. Only a player beside the victim can block; once a turn one player may run first: that is the blitz.',
  },
  dodging: {
    title: 'Dodging and re-rolls',
    tasks: [
      'Snagtooth stands beside Vera: she is in his reach, and leaving takes a roll. Choose Vera and the marked square; the panel shows what she needs. Choose it again to go.',
      'A two is too low! But you have a team re-roll. Use it.',
    ],
    moral:
      'Leaving a square beside a standing opponent is a dodge. Re-rolls come back at half time, and one a turn is all you get: keep them for what matters.',
  },
  turnover: {
    title: 'Turnovers',
    tasks: [
      'One die against Gorbag, and nobody helps: one face in three puts Jonas on the floor. Vera has not moved yet. Try the block all the same and see.',
    ],
    moral:
      'Jonas fell, and that ended the turn at once: Vera never got to move. When one of yours falls, or the ball is lost, it is a turnover. So do the safe things first, and the risky ones last.',
  },
  scoring: {
    title: 'Scoring',
    tasks: [
      'Lena has the ball and the end zone is nine squares off. She runs eight; the last one is a rush, a small risk. Choose her and the marked square in the end zone: mind the way past the two Orcs. A second click on the square, and off she goes!',
      'She is there. A touchdown counts when she stops, so choose Score.',
    ],
    moral:
      'Touchdown! Carry the ball into the far end zone: that is the whole game. Two halves of eight turns each, and whoever scores more wins.',
  },
}
