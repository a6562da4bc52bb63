import type { Page } from '@playwright/test'

/** What the device keeps as the match in progress, unless it is what was known already; and what it can be known by. */
export const storedRecord = (
  page: Page,
  known?: string,
): Promise<{ readonly mark: string; readonly text: string | null }> =>
  page.evaluate(async (before) => {
    const stored = (): Promise<string | null> =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('touchback')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const base = opening.result
          const done = (text: string | null): void => {
            base.close()
            resolve(text)
          }
          if (!base.objectStoreNames.contains('papers')) return done(null)
          const asked = base.transaction('papers').objectStore('papers').get('match')
          asked.addEventListener('success', () =>
            done(typeof asked.result === 'string' ? asked.result : null),
          )
        })
      })
    const record = localStorage.getItem('touchback.match') ?? (await stored()) ?? 'null'
    // A record only ever grows at its end, or is another one.
    const mark = `${record.length} ${record.slice(0, 2000)} ${record.slice(-2000)}`
    return { mark, text: mark === before ? null : record }
  }, known)

export const storedMatch = async (page: Page): Promise<string> => (await storedRecord(page)).text ?? 'null'
