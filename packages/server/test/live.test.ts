import { openMatch, SeededDice } from '@touchback/engine'
import type { MatchFile, Die } from '@touchback/engine'
import { verifyDice } from '@touchback/wire/dice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, listening, Person, Player, twoAtATable } from '@touchback/server/testing'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  own = await emptyDatabase()
  here = await listening(own.url)
})
afterAll(async () => {
  await here.stop()
  await own.drop()
})

test('two guests play a whole match over the wire, a third watches, and its dice can be checked', async () => {
  const { home, away, id } = await twoAtATable(here.url, { book: 'sevens' })
  const players = [new Player(home, id, { seed: 1 }), new Player(away, id, { seed: 2 })]
  const watcher = new Player(new Person(here.url), id)
  await Promise.all([...players, watcher].map(({ over }) => over))
  expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
  const hashes = [...players, watcher].map(({ follower }) => follower?.game?.momentHash())
  expect(new Set(hashes).size).toBe(1)
  expect(watcher.remote.entries).toEqual(players[0]?.remote.entries)

  const { body } = await home.get<MatchFile & { answers: { dice: Die[] }[] }>(`/tables/${id}/record`)
  const opened = openMatch(body, { engine: null, dice: new SeededDice(1) })
  expect(opened.value?.verdict).toBe('same')
  const dice = body.answers.flatMap((answer) => answer.dice)
  expect(verifyDice(body.proof!, dice)).toEqual({ dice: dice.length, problem: null })
  expect(body.proof!.words).toEqual({ home: 'home words', away: 'away words' })
  for (const player of [...players, watcher]) player.close()
})
