import { inputsOf } from '../test/played.ts'
import { BOTS } from '@touchback/bots'
import { type Edition, EDITIONS, Game, SeededDice, stateHash } from '@touchback/engine'
import { KnownDice } from '../src/match/session/dice.ts'
import { Clicker } from './coach.ts'
import { keptMatch, replayed, Table, type OldMatch } from './match.ts'
import { expect, instantly, test } from './support.ts'

/** Plays a kept match on beside the page, until the home coach begins the last turn but one of the match. */
function playedOn(kept: OldMatch, { timing }: Edition): OldMatch {
  const make = BOTS['rookie']
  if (make === undefined) throw new Error('there is no rookie')
  const dice = new KnownDice(kept.dice, new SeededDice(5))
  const game = Game.start(kept.spec, { dice, record: true })
  for (const choice of kept.choices) game.choose(choice)
  const coaches = { home: make(5), away: make(6) }
  while (game.decision !== null) {
    const { decision, state } = game
    const late = state.half >= timing.halves && state.teams.home.turn >= timing.turns - 1
    if (late && decision.type === 'activate' && decision.side === 'home') break
    game.choose(coaches[decision.side].choose(game))
  }
  return { ...kept, ...inputsOf(game) }
}

const isSmall = ({ field }: Edition): boolean => field.lineUp.players < 8
const hasTargets = ({ players }: Edition): boolean =>
  players.characteristics.some(({ kind }) => kind === 'target')

/**
 * The first turns and the last by clicks; what lies between repeats them and is played beside the page. The first book is
 * played from end to end elsewhere.
 */
for (const edition of Object.values(EDITIONS).slice(1)) {
  const phone = isSmall(edition) && hasTargets(edition)
  const together = isSmall(edition) && !phone
  const where = phone ? ' on a phone' : together ? ', in the end by two coaches' : ''
  test(`${edition.name}: a match against the computer${where}`, async ({ page }) => {
    test.setTimeout(180_000)
    if (phone) await page.setViewportSize({ width: 390, height: 844 })
    await instantly(page)
    await page.goto('./#/choose')
    await page.getByRole('combobox', { name: 'Book' }).selectOption(edition.id)
    await page.getByRole('button', { name: 'Kick off' }).first().click()
    const table = new Table(page)
    await expect(table.board).toBeVisible()
    const { length, width } = edition.field.pitch
    const [across, down] = phone ? [width, length] : [length, width]
    // On a desk there is room for the names of the squares around it.
    const margin = phone ? 3 : 16
    const size = [across, down].map((squares) => squares * 40 + 2 * margin)
    await expect(table.board).toHaveAttribute('viewBox', `-${margin} -${margin} ${size.join(' ')}`)

    const coach = new Clicker(table, ['home'])
    for (let steps = 0; steps < 16; steps++) await coach.step()
    const begun = await keptMatch(page)
    if (begun === null) throw new Error('the match is not kept')
    expect(begun.spec.edition).toBe(edition.id)
    const late = playedOn(begun, edition)
    const settings = together
      ? { ...late.settings, coaches: { home: 'human', away: 'human' } }
      : late.settings
    await page.evaluate(
      (text) => localStorage.setItem('touchback.match', text),
      JSON.stringify({ ...late, settings }),
    )
    await page.reload()
    await expect(table.board).toBeVisible()

    const closing = together ? new Clicker(table) : coach
    while (await closing.step()) expect(await table.count()).toBeLessThan(5000)
    await expect(page.getByText('The match is over')).toBeVisible()
    const kept = await keptMatch(page)
    if (kept === null) throw new Error('the match is not kept')
    const game = replayed(kept)
    expect(stateHash(game.state)).toBe(stateHash((await table.game()).state))

    await page.goto('./#/replay/current/report')
    const { home, away } = game.state.teams
    await expect(page.getByText(new RegExp(`${home.score}\\s*[–:-]\\s*${away.score}`)).first()).toBeVisible()
    await page.goto('./#/replay/current')
    await page
      .getByRole('button', { name: /to the end|last/i })
      .first()
      .click()
    await expect(page.locator('header').first()).toContainText(String(home.score))
  })
}
