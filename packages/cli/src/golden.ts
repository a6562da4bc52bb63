import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { goldenFiles, goldenLines } from './golden-files.ts'

/** `npm run golden`: writes the golden files anew. Read the difference before you commit it. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(relative(process.cwd(), file))
}

for (const { file, text } of goldenFiles()) write(file, text())
for (const { file, groups } of goldenLines())
  write(file, `${groups.flatMap((lines) => lines()).join('\n')}\n`)
