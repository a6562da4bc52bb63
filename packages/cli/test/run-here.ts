import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { run } from '../src/run.ts'

export interface Ran {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command in this process: most of its tests need no other. */
export async function touchback(...args: string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...words) => void out.push(`${words.join(' ')}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
  ]
  try {
    const status = await run(args)
    return { status, stdout: out.join(''), stderr: err.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** A folder of its own, and files in it. */
export function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'touchback-'))
  const path = (name: string): string => join(folder, name)
  const file = (name: string, content: unknown): string => {
    writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content))
    return path(name)
  }
  return { path, file }
}
