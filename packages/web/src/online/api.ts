import type { Reading } from '@touchback/engine'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What to say when nobody answers. */
const UNREACHED = 'The server cannot be reached just now. Try again in a moment.'

const problemIn = (told: unknown): string => {
  const { problem }: { readonly problem?: unknown } = Object(told)
  return typeof problem === 'string' ? problem : 'The server did not say why that was not possible.'
}

/** Asks the server for something: what it answers, or one sentence why not. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Reading<T>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const told: unknown = await response.json()
    // What the server answers on this path: its own page of the API says so.
    return response.ok ? { value: told as T, problem: null } : { value: null, problem: problemIn(told) }
  } catch {
    return { value: null, problem: UNREACHED }
  }
}

/** A file from the server as it stands there. */
export async function fetchText(path: string): Promise<Reading<string>> {
  try {
    const response = await fetch(`/api/v1${path}`)
    return response.ok
      ? { value: await response.text(), problem: null }
      : { value: null, problem: problemIn(await response.json()) }
  } catch {
    return { value: null, problem: UNREACHED }
  }
}
