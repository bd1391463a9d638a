import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { generated } from './docs/generated.ts'

// npm run docs:generate: writes the files and parts of files that are made from the source.

const ROOT = join(import.meta.dirname, '../..')

for (const { path, render } of generated) {
  const file = join(ROOT, path)
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const next = render(current)
  if (next === current) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, next)
  console.log(`wrote ${path}`)
}
