import { NoDice, openMatch } from '@touchback/engine'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import { verifyDice } from '@touchback/wire/dice'
import { readJson, UsageError } from '../usage-error.ts'

/** Throws every die of a match again and plays it through. True when everything is as the record says. */
export function verifyCommand(file: string): boolean {
  const { value: opened, problem } = openMatch(readJson(file), {
    engine: engineFingerprint(),
    dice: new NoDice(),
  })
  if (opened === null) throw new UsageError(`${file} cannot be opened: ${problem}`)
  const { proof, rows } = opened.file
  if (proof === undefined)
    throw new UsageError(
      `${file} has no proof of its dice: only matches of a server that throws provable dice do`,
    )
  const { dice, problem: wrong } = verifyDice(
    proof,
    rows.flatMap((row) => row.dice),
  )
  if (wrong !== null) {
    console.log(`The dice are not what they should be. ${wrong}`)
    return false
  }
  console.log(
    `All ${dice} dice follow from the secret that was promised before the match, and the coaches' words.`,
  )
  for (const side of ['home', 'away'] as const)
    if (proof.words[side] === null) console.log(`The ${side} coach added no words.`)
  if (opened.verdict === 'same') console.log('Played again by the rules, the match goes as the record says.')
  else if (opened.elsewhere)
    console.log('It was played with other rules than these, and could not be played again to the same end.')
  else {
    console.log(`Played again by the rules, the match goes another way: ${opened.parting?.why ?? ''}.`)
    return false
  }
  return true
}
