import { Dice, MissingDie, type Reading, RecordedDice, WrongDie } from '@touchback/engine'

/** What comes of dice that were thrown at a table: as many as it takes, and none left over. */
export function thrown<T>(faces: readonly number[], work: (dice: Dice) => Reading<T>): Reading<T> {
  const recorded = new RecordedDice(faces)
  try {
    const reading = work(new Dice(recorded))
    return reading.value !== null && recorded.left > 0
      ? { value: null, problem: 'There are dice that nobody rolled.' }
      : reading
  } catch (error) {
    if (error instanceof MissingDie) return { value: null, problem: 'It takes more dice than that.' }
    if (error instanceof WrongDie) return { value: null, problem: error.message }
    throw error
  }
}
