import { expect, test } from 'vitest'

import { PAGE_MAX } from '#schema/shared/cursor.ts'

import { readAll } from './pages.ts'

/** Reads a list of that many rows to its end. */
async function read(count: number) {
  const asked: (string | undefined)[] = []
  const rows = Array.from({ length: count }, (_, index) => index + 1)
  const all = await readAll(({ before }) => {
    asked.push(before)
    return Promise.resolve(rows.filter(row => row > Number(before ?? 0)).slice(0, PAGE_MAX))
  }, String)
  return { all, rows, asked }
}

test.each([0, 1, PAGE_MAX - 1, PAGE_MAX, PAGE_MAX + 1, 3 * PAGE_MAX - 1])(
  'reads each of %i rows once',
  async count => {
    const { all, rows, asked } = await read(count)
    expect(all).toEqual(rows)
    expect(asked).toHaveLength(Math.floor(count / PAGE_MAX) + 1)
  },
)

test('fails with a page, instead of ending there', async () => {
  const first = Array.from({ length: PAGE_MAX }, (_, index) => index)
  const reading = readAll(
    ({ before }) => (before === undefined ? Promise.resolve(first) : Promise.reject(new Error('lost'))),
    String,
  )
  await expect(reading).rejects.toThrow('lost')
})
