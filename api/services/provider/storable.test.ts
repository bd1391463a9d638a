import { expect, test } from 'vitest'
import { z } from 'zod'

import { ProviderError } from './error.ts'
import { parseAnswer } from './parseAnswer.ts'
import { storable } from './storable.ts'

async function* streamOf(pieces: string[]): AsyncGenerator<string> {
  yield* pieces
}

test.each([
  [['a\0b', '\0'], ['ab']],
  [
    ['a\ud83d', '\ude00b'],
    ['a', '😀b'],
  ],
  [['\ud83d', '\ude00'], ['😀']],
  [
    ['a\ud800', 'b', '\udc00'],
    ['a', 'b'],
  ],
  [['a\ud83d'], ['a']],
])('passes the storable part of %j on', async (pieces, expected) => {
  const passed: string[] = []
  for await (const piece of storable(streamOf(pieces))) passed.push(piece)
  expect(passed).toEqual(expected)
})

test.each(['\\u0000', '\\ud800'])('rejects JSON with %s, which cannot be stored', escape => {
  const parse = () => parseAnswer(`{"texts": ["a${escape}b"]}`, z.object({ texts: z.array(z.string()) }))
  expect(parse).toThrow(ProviderError)
})
