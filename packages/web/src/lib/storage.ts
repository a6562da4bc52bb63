import { device, keepPaper } from './device.ts'
import { keep, keptText } from './keep.ts'
import { freshId } from './random.ts'

const CURRENT = 'touchback.match'

/** Which tab keeps its match there: there is room for one. */
const HOLDER = 'touchback.match-tab'

/** This tab's name: it outlives a reload, so that news of what the page did before it is not taken for another tab's. */
let tab = tabName()

function tabName(): string {
  try {
    return named(sessionStorage.getItem(HOLDER) ?? freshId())
  } catch {
    return freshId()
  }
}

function named(name: string): string {
  sessionStorage.setItem(HOLDER, name)
  return name
}

/** What tabs say to each other: somebody asks whether a name is taken, whoever has it says so to him. */
interface Word {
  readonly name: string
  /** The page that asks, as it was loaded this time: a reloaded one is not the one before. */
  readonly asking: string
  readonly taken: boolean
}

/** A tab that is duplicated takes its name along: whoever comes with a name that is taken gets another. */
function tellTabsApart(): void {
  const asking = freshId()
  const tabs = new BroadcastChannel('touchback.tabs')
  tabs.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.name !== tab) return
    if (!data.taken) tabs.postMessage({ ...data, taken: true })
    else if (data.asking === asking) tab = named(freshId())
  })
  tabs.postMessage({ name: tab, asking, taken: false })
}
if ('BroadcastChannel' in globalThis) tellTabsApart()

/** The match in progress, as this page knows it: every tab reads it when it is opened, and when another has had it. */
let current: string | null = null

/** Where it lies in the device's database. */
const PAPER = 'match'

/** Reads the match in progress; call before it is asked for, and when another tab may have changed it. */
export async function readCurrent(): Promise<void> {
  try {
    const kept = await (await device()).get('papers', PAPER)
    current = typeof kept === 'string' ? kept : null
  } catch {
    current = null
  }
}

/** Pages of old kept the match elsewhere: it moves to where it belongs now. */
function moveOld(): void {
  const old = keptText(CURRENT)
  if (old === null) return
  current = old
  void keepPaper(PAPER, old).then((kept) => {
    if (kept) localStorage.removeItem(CURRENT)
  })
}

/** Keeps the match. False when the device has no room for it. */
export function keepMatch(text: string): Promise<boolean> {
  current = text
  keep(HOLDER, tab)
  return keepPaper(PAPER, text)
}

/** Tells when another tab of this browser has begun to keep its match. */
export function onKeptElsewhere(taken: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === HOLDER && newValue !== JSON.stringify(tab)) taken()
  })
}

/** What is kept as the match in progress on this device, whatever it is. */
export function currentText(): string | null {
  moveOld()
  return current
}

/** What a kept text says of the match, without a look at whether it is one. */
export interface Glance {
  readonly edition: string
  readonly home: string
  readonly away: string
}

export function glanceAt(text: string): Glance | null {
  try {
    // Whatever it is: the three are looked at before they are shown.
    const { spec }: { spec?: { edition?: unknown; teams?: Record<string, { name?: unknown }> } } =
      JSON.parse(text)
    const [edition, home, away] = [spec?.edition, spec?.teams?.['home']?.name, spec?.teams?.['away']?.name]
    return typeof edition === 'string' && typeof home === 'string' && typeof away === 'string'
      ? { edition, home: home.slice(0, 80), away: away.slice(0, 80) }
      : null
  } catch {
    return null
  }
}
