import { expect, test } from 'vitest'
import { KeptBook } from '../../src/league/book/kept-book.ts'
import { kinship, readLeagueFile, writeLeagueFile } from '../../src/league/book/league-file.ts'
import { demoBook } from './demo.ts'

const join = (coach: string) => ({ type: 'joined', coach, name: coach }) as const

test('what is written is read again, signed and numbered, and whoever follows is told', async () => {
  const { book, shelf } = await demoBook()
  let heard = 0
  book.follow(() => heard++)
  const before = book.entries.length
  expect(await book.append(join('Bob'))).toBeNull()
  expect(heard).toBe(1)
  expect(book.entries.at(-1)).toMatchObject({ no: before + 1, by: 'Ada', coach: 'Bob' })
  const again = await KeptBook.open(shelf, 'demo')
  expect(again.value?.entries).toEqual(book.entries)
  expect(again.value?.me).toBe('Ada')
  expect(await shelf.heads()).toMatchObject([
    { name: 'Demo League', toPlay: 1, toClose: 0, entries: before + 1 },
  ])
})

test('of several entries all are written or none', async () => {
  const { book, shelf } = await demoBook()
  const before = book.entries.length
  expect(await book.append(join('Bob'), join('Bob'))).toMatch(/joined already/u)
  expect(book.entries).toHaveLength(before)
  expect(book.league.coaches['Bob']).toBeUndefined()
  expect((await shelf.read('demo'))?.lines).toHaveLength(before)
  expect(await book.append(join('Bob'), join('Cem'))).toBeNull()
})

test('two pages on one league: who comes second is told so, reads on, and can write again', async () => {
  const { book, shelf } = await demoBook()
  const { value: other } = await KeptBook.open(shelf, 'demo')
  shelf.loud = false
  expect(await book.append(join('Bob'))).toBeNull()
  expect(await other!.append(join('Cem'))).toMatch(/in the meantime/u)
  expect(other!.league.coaches['Bob']).toBe('Bob')
  expect(other!.league.coaches['Cem']).toBeUndefined()
  expect(await other!.append(join('Cem'))).toBeNull()
  expect((await shelf.read('demo'))?.lines).toHaveLength(other!.entries.length)
})

test('a page hears what another has written', async () => {
  const { book, shelf } = await demoBook()
  const { value: other } = await KeptBook.open(shelf, 'demo')
  const told = new Promise<void>((resolve) => void other!.follow(() => resolve()))
  await book.append(join('Bob'))
  await told
  expect(other!.entries).toEqual(book.entries)
})

test('two that write at the same time on one page are both written', async () => {
  const { book } = await demoBook()
  expect(await Promise.all([book.append(join('Bob')), book.append(join('Cem'))])).toEqual([null, null])
  expect(book.league.coaches).toMatchObject({ Bob: 'Bob', Cem: 'Cem' })
})

test('without room nothing is written and nothing is half done', async () => {
  const { book, shelf } = await demoBook()
  shelf.room = 0
  expect(await book.append(join('Bob'))).toMatch(/no room/u)
  expect(book.league.coaches['Bob']).toBeUndefined()
})

test('a damaged entry: what stands before it is shown, and nothing can be written', async () => {
  const { shelf, book } = await demoBook()
  const kept = shelf.leagues.get('demo')!
  kept.lines[5] = { no: 6, type: 'from-the-future' }
  const { value } = await KeptBook.open(shelf, 'demo')
  expect(value?.entries).toHaveLength(5)
  expect(value?.readOnly).toMatch(/after 5 of its \d+ entries.*Entry 6/u)
  expect(await value!.append(join('Bob'))).toBe(value!.readOnly)
  kept.lines[0] = 7
  expect((await KeptBook.open(shelf, 'demo')).problem).toMatch(/cannot be read/u)
  expect(book.readOnly).toBeNull()
})

test('what only older rules let be is upheld, is listed, and the league goes on', async () => {
  const { shelf, book } = await demoBook()
  const kept = shelf.leagues.get('demo')!
  const no = book.entries.length + 1
  kept.lines.push(
    { no, at: '', by: 'Ada', ...join('Ada') },
    { no: no + 1, at: '', by: 'Bob', ...join('Bob') },
  )
  const { value } = await KeptBook.open(shelf, 'demo')
  const why = `Entry ${no}: Coach "Ada" has joined already.`
  expect(value?.readOnly).toBe(
    `This league is shown as it stood after ${no - 1} of its ${no + 1} entries: today's rules refuse what follows. ${why}`,
  )
  expect(value?.isOld).toBe(true)
  expect(await value!.append(join('Cem'))).toBe(value!.readOnly)
  expect(await value!.uphold()).toBeNull()
  expect([value?.readOnly, value?.isOld]).toEqual([null, false])
  expect(value?.league.misfits).toEqual([{ entry: no, problem: 'Coach "Ada" has joined already.' }])
  expect(value?.league.coaches['Bob']).toBe('Bob')
  expect(await value!.append(join('Cem'))).toBeNull()
  expect(readLeagueFile(writeLeagueFile(value!.entries)).value?.problem).toBeNull()
  const again = await KeptBook.open(shelf, 'demo')
  expect(again.value?.league).toEqual(value?.league)
  expect(again.value?.readOnly).toBeNull()
})

test('a league of a newer version is shown, and not written in', async () => {
  const { shelf } = await demoBook()
  const kept = shelf.leagues.get('demo')!
  shelf.leagues.set('demo', { ...kept, head: { ...(kept.head as object), version: 99 } })
  const { value } = await KeptBook.open(shelf, 'demo')
  expect(value?.league.name).toBe('Demo League')
  expect(value?.readOnly).toMatch(/newer version/u)
  expect((await KeptBook.open(shelf, 'nowhere')).problem).toMatch(/no such league/u)
})

test('a league goes out as a file and comes back with the same entries; what is in it is told first', async () => {
  const { book } = await demoBook()
  const text = writeLeagueFile(book.entries)
  const { value } = readLeagueFile(text)
  expect(value).toMatchObject({
    name: 'Demo League',
    commissioner: 'Ada',
    teams: ['Team 1', 'Team 2', 'Team 3', 'Team 4'],
    problem: null,
  })
  expect(writeLeagueFile(value!.lines)).toBe(text)
})

test.each(['', 'x', '{}', '[1]', '{"no":1,"type":"founded"}\n'])('%j is no league file', (text) => {
  expect(readLeagueFile(text).problem).toMatch(/not a league file/u)
})

test('a file that is cut off or damaged says from where on', async () => {
  const { book } = await demoBook()
  const text = writeLeagueFile(book.entries)
  expect(readLeagueFile(text.slice(0, -40)).value?.problem).toMatch(/^Entry \d+/u)
})

test('a file and a league know how they stand to each other', async () => {
  const { book } = await demoBook()
  const here = book.entries
  expect(kinship(here, here)).toBe('same')
  expect(kinship(here.slice(0, 5), here)).toBe('longer')
  expect(kinship(here, here.slice(0, 5))).toBe('shorter')
  expect(kinship(here, [...here.slice(0, 5), 'x'])).toBe('parted')
  expect(kinship(here, [{ other: 1 }])).toBe('other')
})
