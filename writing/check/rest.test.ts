import { expect, test } from 'vitest'

import { sharedChecker } from '#tests/support/sharedChecker.ts'

test.each([
  ['the same short word', 'ur '.repeat(20)],
  ['other short words', 'qa wb zx kq vj bw tq xz pv gq'],
  ['long ones', 'definately recieve seperate occured untill'],
  ['several paragraphs', 'I has it.\n\nWe recieve it.\n\nAll is well.'],
])('a check rests between the words that it looks up: %s', async (_what, text) => {
  const checker = await sharedChecker()
  let rests = 0
  const found = await checker.check(text, {
    rest: () => {
      rests += 1
      return rests % 2 === 0 ? Promise.resolve() : undefined
    },
  })
  expect(rests).toBeGreaterThan(3)
  expect(found).toEqual(await checker.check(text))
})

test('a check ends when its rest rejects', async () => {
  const checker = await sharedChecker()
  const leaving = { rest: () => Promise.reject(new Error('gone')) }
  await expect(checker.check('We recieve it.', leaving)).rejects.toThrow('gone')
})
