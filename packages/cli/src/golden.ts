import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { goldenFiles, goldenHashes } from './golden-files.ts'

/** `npm run golden`: writes the golden files anew. Read the difference before you commit it. */
for (const { file, text } of [...goldenFiles(), ...goldenHashes()]) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text())
  console.log(relative(process.cwd(), file))
}
