import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { directory, failure } from '#tests/support/starts.ts'

test('lists every invalid environment variable', async () => {
  const { code, said } = await failure({
    DATA_DIR: directory(),
    PORT: 'abc',
    PUBLIC_URL: 'ftp://example.org',
  })
  expect(code).toBe(1)
  expect(said).toBe(
    'The environment cannot be used:\n  PORT: must be a whole number from 0 to 65535\n  PUBLIC_URL: must be a URL starting with http:// or https://\n',
  )
})

test('says in one line that DATA_DIR is a file', async () => {
  const file = join(directory(), 'file')
  writeFileSync(file, '')
  expect(await failure({ DATA_DIR: file })).toEqual({
    code: 1,
    said: `DATA_DIR (${file}) cannot be used: a file is in its place. Set DATA_DIR to a folder, or move the file away.\n`,
  })
})
