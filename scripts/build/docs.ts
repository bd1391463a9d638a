import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { generated } from './docs/generated.ts'
import { licensesPage } from './docs/licenses.ts'

// npm run docs:generate: writes the files and parts of files that are made from the source.

const ROOT = join(import.meta.dirname, '../..')

// The packages of the product are read from its build.
execFileSync(process.execPath, [join(ROOT, 'scripts/build/build.mjs')], { stdio: 'inherit' })
const all = [...generated, { path: 'docs/licenses.md', render: licensesPage }]

for (const { path, render } of all) {
  const file = join(ROOT, path)
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const next = await render(current)
  if (next === current) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, next)
  console.log(`wrote ${path}`)
}
