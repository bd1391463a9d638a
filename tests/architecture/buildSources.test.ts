import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { filesUnder, PARTS } from '../../scripts/build/lib/sources.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const IMPORT = /^import\b[^'"]*\bfrom '(?:#|(?=\.))([^']+)'/gm

/** Returns the files of the project that these files import, also indirectly, with the files. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const folder = path.posix.dirname(file)
    for (const [, target = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT))
      open.push(target.startsWith('.') ? path.posix.join(folder, target) : target)
  }
  return found
}

test.each([
  ['client', ['vite.config.ts', 'scripts/build/build.mjs']],
  ['extension', ['vite.extension.config.ts', 'scripts/build/build.mjs']],
  ['server', ['scripts/build/build.mjs', 'scripts/server/serve.ts', 'scripts/cli/backup.ts']],
] as const)('rebuilds the %s after a change of any file that its build imports', (part, files) => {
  const sources = new Set(PARTS[part].sources.flatMap(filesUnder))
  const used = [...withImports(files)]
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter(file => !sources.has(file))).toEqual([])
})
