import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { generated, type Generated } from './docs/generated.ts'
import { licensesPage } from './docs/licenses.ts'

// npm run docs:generate: writes the files and parts of files that are made from the source.

const ROOT = join(import.meta.dirname, '../..')

for (const each of generated) await write(each)
// The packages of the product are read from its build, which some of these files are a part of.
execFileSync(process.execPath, [join(ROOT, 'scripts/build/build.mjs')], { stdio: 'inherit' })
await write({ path: 'docs/licenses.md', render: licensesPage })

async function write({ path, render }: Generated): Promise<void> {
  const file = join(ROOT, path)
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const next = await render(current)
  if (next === current) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, next)
  console.log(`wrote ${path}`)
}
