import { BOTS } from '@touchback/bots'
import { EDITIONS, Game, SeededDice, stateHash } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { lineUp, pairing, usualPlay } from '../src/lib/line-up.ts'
import { packPosition, unpackPosition } from '../src/lib/shared-position.ts'
import { type MatchSettings, openKept } from '../src/match/session/kept.ts'

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test('a position goes into a link and comes out the same, wherever the match stands', async () => {
    const { spec, settings } = lineUp(pairing(edition, 0), usualPlay({ home: 'human', away: 'rookie' }))
    const game = Game.start(spec, { dice: new SeededDice(3), events: true })
    const coaches = { home: BOTS['rookie']!(1), away: BOTS['rookie']!(2) }
    const lengths: number[] = []
    const apart: string[] = []
    for (let step = 0; game.decision !== null && step < 160; step++) {
      if (step % 16 === 3) {
        const { packed, opened } = await sent(game, settings)
        lengths.push(packed.length)
        const there = opened?.goesOn?.game
        const same =
          /^[\w-]+$/.test(packed) &&
          there !== undefined &&
          stateHash(there.state) === stateHash(game.state) &&
          JSON.stringify(there.decision) === JSON.stringify(game.decision) &&
          opened?.file.settings.coaches.away === 'rookie' &&
          JSON.stringify(opened.file.settings.colours) === JSON.stringify(settings.colours)
        if (!same) apart.push(`step ${step}: ${game.decision.type}`)
      }
      game.choose(coaches[game.decision.side].choose(game))
    }
    expect(apart).toEqual([])
    expect(lengths.length).toBeGreaterThan(5)
    expect(Math.max(...lengths)).toBeLessThan(8000)
  })
})

/** A position on its way through a link. */
async function sent(game: Game, settings: MatchSettings) {
  const { value: packed } = await packPosition(game, settings)
  const { value: text } = await unpackPosition(packed ?? '')
  return { packed: packed ?? '', opened: openKept(text ?? '').value }
}

/** So many bytes of nothing, packed small. */
async function bomb(bytes: number): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

test('what is no position is refused with a sentence', async () => {
  expect((await unpackPosition('a'.repeat(20_000))).problem).toContain('too long')
  expect((await unpackPosition('%%%')).problem).toContain('damaged')
  expect((await unpackPosition('AAAA')).problem).toContain('damaged')
  expect((await unpackPosition(await bomb(9_000_000))).problem).toContain('far more than a position')
  const { value } = await unpackPosition(await bomb(10))
  expect(openKept(value!).problem).toContain('no saved match')
})
