import type { SceneKind } from '../src/moments/scene.ts'
import type { OldMatch, Table } from './match.ts'
import { keptPosition } from './positions.ts'

/** A position one deed away from a scene, and the deed; real dice are typed in. */
interface Scenario {
  readonly kind: SceneKind
  readonly kept: OldMatch
  readonly play: (table: Table) => Promise<void>
}

const typed = (kept: OldMatch): OldMatch => ({ ...kept, settings: { ...kept.settings, tableDice: true } })

async function type({ page }: Table, ...dice: readonly number[]): Promise<void> {
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  for (const die of dice) await pad.getByRole('button', { name: new RegExp(`^${die}(:|$)`) }).click()
}
const press = ({ page }: Table, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

const DIETER = { name: 'Dieter', position: 'catcher', at: [24, 7] } as const
const MUG = { name: 'Mug', position: 'lineman', at: [2, 7] } as const
const humansAndOrcs = (
  home: Parameters<typeof keptPosition>[0]['players']['home'],
  away: Parameters<typeof keptPosition>[0]['players']['away'],
) => keptPosition({ rosters: { home: 'human', away: 'orc' }, players: { home, away }, ball: 0, rerolls: 0 })

/** The last turn of a half. */
function lastTurn(kept: OldMatch): OldMatch {
  const from = structuredClone(kept.from)
  if (from === undefined) throw new Error('a position has a state')
  from.teams.home.turn = 8
  from.teams.away.turn = 8
  from.teams.home.score = 1
  return { ...kept, from }
}

/** Time stands still from here on, and so does the scene. */
export async function standStill({ page }: Table): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

export const SCENES: readonly Scenario[] = [
  {
    kind: 'touchdown',
    kept: humansAndOrcs([DIETER], [MUG]),
    play: async (table) => {
      await table.click(await table.game(), [24, 7])
      await table.click(await table.game(), [25, 7])
      await press(table, 'Score')
    },
  },
  {
    kind: 'casualty',
    kept: typed(
      humansAndOrcs(
        [
          { ...DIETER, at: [5, 2] },
          { name: 'Hans', position: 'ogre', at: [12, 7] },
        ],
        [{ ...MUG, at: [13, 7] }],
      ),
    ),
    play: async (table) => {
      await table.click(await table.game(), [12, 7])
      await table.click(await table.game(), [13, 7])
      await table.click(await table.game(), [13, 7])
      await type(table, 6)
      await press(table, 'Push to h15')
      await press(table, /^Stay/)
      await type(table, 6, 6, 6, 6, 1)
    },
  },
  {
    kind: 'turnover',
    kept: typed(
      humansAndOrcs(
        [
          { ...DIETER, at: [5, 2] },
          { name: 'Otto', position: 'lineman', at: [13, 5] },
        ],
        [{ ...MUG, at: [14, 4] }],
      ),
    ),
    play: async (table) => {
      await table.click(await table.game(), [13, 5])
      await table.click(await table.game(), [12, 6])
      await table.click(await table.game(), [12, 6])
      await type(table, 1, 1, 1)
    },
  },
  {
    kind: 'interception',
    kept: typed(
      humansAndOrcs(
        [
          { name: 'Ruprecht', position: 'thrower', at: [8, 7] },
          { ...DIETER, at: [16, 7] },
        ],
        [{ ...MUG, position: 'blitzer', at: [12, 7] }],
      ),
    ),
    play: async (table) => {
      await table.click(await table.game(), [8, 7])
      await table.page.keyboard.press('p')
      await table.click(await table.game(), [16, 7])
      await table.click(await table.game(), [16, 7])
      await press(table, /^Intercept/)
      await type(table, 6)
    },
  },
  {
    kind: 'sent-off',
    kept: typed(
      humansAndOrcs(
        [
          { ...DIETER, at: [5, 2] },
          { name: 'Hans', position: 'blitzer', at: [12, 7] },
        ],
        [{ ...MUG, at: [13, 7], lying: true }],
      ),
    ),
    play: async (table) => {
      await table.click(await table.game(), [12, 7])
      await table.page.keyboard.press('f')
      await table.click(await table.game(), [13, 7])
      await table.click(await table.game(), [13, 7])
      await type(table, 1, 1, 6)
      await press(table, 'Accept it')
    },
  },
  {
    kind: 'half-time',
    kept: lastTurn(humansAndOrcs([{ ...DIETER, at: [5, 7] }], [{ ...MUG, at: [20, 7] }])),
    play: async (table) => press(table, 'End turn'),
  },
]
