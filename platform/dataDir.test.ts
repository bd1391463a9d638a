import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { prepareDataDir } from './dataDir.ts'
import { createSecret } from './secret.ts'

const directory = temporaryDirectory('data-dir')
const file = join(directory.path, 'file')
writeFileSync(file, 'text')
afterAll(() => directory.remove())

test('creates a folder and those above it', () => {
  const path = join(directory.path, 'one', 'two')
  expect(prepareDataDir(path)).toBe(realpathSync(path))
})

test.each([file, join(file, 'data')])('says in one line that a file is in the place of %s', path => {
  const said = `DATA_DIR (${path}) cannot be used: a file is in its place. Set DATA_DIR to a folder, or move the file away.`
  expect(() => prepareDataDir(path)).toThrow(said)
  expect(() => createSecret({ DATA_DIR: path, SESSION_SECRET: undefined })).toThrow(said)
})
