import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS } from '@touchback/bots'
import { editionOf, EDITIONS, type Game } from '@touchback/engine'
import { Follower, RemoteMatch, type TableInfo } from '@touchback/wire'
import type { Page } from '@playwright/test'
import { Person } from '../../server/src/testing/players.ts'
import { suggestedTeam } from '../src/lib/line-up.ts'
import { root } from '../../../scripts/sources.ts'
import { startOnline } from './online.ts'

const DATA = 'pictures-postgresql'

/** A coach who is a program, until he has seen enough. */
function coach(person: Person, id: string, enough: (game: Game) => boolean): Promise<void> {
  const bot = BOTS['rookie']?.(1)
  const line = person.line()
  return new Promise((resolve, reject) => {
    let follower: Follower | null = null
    let thinking = false
    const remote = new RemoteMatch(line, id, {
      table: ({ state }) => state === 'over' && done(),
      entry: (entry) => {
        const spec = remote.table?.spec
        if (spec) follower ??= new Follower(spec)
        follower?.hear(entry)
        void play().catch(reject)
      },
    })
    function done(): void {
      line.close()
      resolve()
    }
    async function play(): Promise<void> {
      const game = follower?.game
      if (thinking || !game || bot === undefined) return
      if (enough(game)) return done()
      if (game.decision?.side !== remote.side) return
      thinking = true
      await remote.answer(bot.choose(game))
      thinking = false
      await play()
    }
  })
}

/** Two people at a public table, whose match is played until somebody has seen enough. */
async function played(
  [home, away]: readonly [Person, Person],
  { rosters, enough }: { rosters: readonly [string, string]; enough: (game: Game) => boolean },
): Promise<string> {
  const book = Object.keys(EDITIONS).at(-1) ?? ''
  const team = (roster: string) => suggestedTeam(editionOf(book), roster)
  const clock = { type: 'turn', seconds: 240, bank: 600 }
  const opened = await home.post<{ table: TableInfo }>('/tables', {
    terms: { book, clock, public: true },
    team: team(rosters[0]),
  })
  const { id } = opened.body.table
  await home.post(`/tables/${id}/words`, { words: 'a quiet evening' })
  await away.post(`/tables/${id}/join`, { team: team(rosters[1]), words: 'may the best team win' })
  await Promise.all([coach(home, id, enough), coach(away, id, enough)])
  return id
}

async function signedUp(url: string, name: string): Promise<Person> {
  const person = await Person.guest(url)
  await person.post('/sign-up', { name, password: 'correct horse battery' })
  return person
}

interface Studio {
  readonly page: Page
  readonly take: (page: Page, name: string) => Promise<void>
}

/** Pictures of a lobby with people in it, of a match that is watched, and of dice that are checked. */
export async function takeOnlinePictures({ page, take }: Studio): Promise<void> {
  // A place where nobody has been before.
  rmSync(join(root, '.cache', DATA), { recursive: true, force: true })
  const { url, stop } = await startOnline(DATA)
  const origin = url.slice(0, -1)
  const people = await Promise.all(['Carla', 'Ned', 'Ilse', 'Tom'].map((name) => signedUp(origin, name)))
  const [carla, ned, ilse, tom] = people as [Person, Person, Person, Person]
  const over = await played([ilse, tom], { rosters: ['wood-elf', 'orc'], enough: () => false })
  const isWell = ({ state, decision }: Game) => decision?.type === 'activate' && state.teams.home.turn >= 3
  const live = await played([carla, ned], { rosters: ['human', 'skaven'], enough: isWell })
  const lines = people.map((person) => person.line())
  const say = async (who: number, words: string) => {
    lines[who]?.say({ type: 'join', match: live })
    await page.waitForTimeout(300)
    lines[who]?.say({ type: 'say', match: live, words })
    await page.getByText(words).waitFor()
  }
  await tom.post('/tables', {
    terms: { book: Object.keys(EDITIONS)[0], public: true },
    team: suggestedTeam(editionOf(Object.keys(EDITIONS)[0] ?? ''), 'dwarf'),
  })
  await page.goto(`${url}#/online`)
  await page.getByRole('heading', { name: 'Open seats' }).waitFor()
  await take(page, 'lobby')
  await page.goto(`${url}#/t/${live}`)
  await page.locator('svg.board').waitFor()
  await page.getByRole('button', { name: 'Chat' }).click()
  await say(0, 'Well met!')
  await say(1, 'Good luck. You will need it.')
  await say(2, 'Popcorn is ready.')
  await take(page, 'online')
  await page.goto(`${url}#/t/${over}`)
  await page.getByRole('button', { name: 'Check the dice' }).click()
  await page.getByText(/dice are what they had to be/).waitFor()
  await take(page, 'dice')
  for (const line of lines) line.close()
  await stop()
}
