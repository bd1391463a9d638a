import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test('docs/design/tests.md names every file of the long lane, and no other', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests'], {
    cwd: root,
    encoding: 'utf8',
  })
  const long = [...files.matchAll(/([\w-]+)\.long\.test\.ts$/gm)].map(([, name]) => name)
  const page = readFileSync(path.join(root, 'docs/design/tests.md'), 'utf8')
  const [, table = ''] = /\| subject +\|[^\n]*\n([^]*?)\n\n/.exec(page) ?? []
  const named = table
    .split('\n')
    .flatMap(row => [...(row.split('|')[2] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
    // Folders and a file that do more in a long run.
    .filter(name => name !== 'collabFrames')
  expect(new Set(named)).toEqual(new Set(long))
  expect(named).toHaveLength(long.length)
})
