import { expect, test } from 'vitest'

import { IMPORT_MAX_BYTES } from '#schema/dictionary/words.ts'

import { readWordFile } from './file.ts'

test.each([
  ['words', 'a\n', { count: IMPORT_MAX_BYTES / 2, badCount: 0 }],
  ['empty lines', '\n', { count: 1, badCount: 0 }],
  ['bad lines', '1 \n', { count: 1, badCount: Math.floor((IMPORT_MAX_BYTES - 2) / 3) }],
])('leaves turns to others while it reads the longest file of %s', async (_kind, line, counts) => {
  const lines = line.repeat(Math.floor((IMPORT_MAX_BYTES - 2) / line.length))
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const read = await readWordFile(Buffer.from(`a\n${lines}`))
  isOver = true
  expect(read).toMatchObject(counts)
  expect(turns).toBeGreaterThan(300)
})
