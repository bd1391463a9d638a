import { expect, test } from 'vitest'
import { z } from 'zod'

import { explain } from '#api/kit/explain.ts'

const schema = z.strictObject({
  title: z.string().min(2).max(5),
  role: z.enum(['editor', 'viewer']).default('viewer'),
  own: z.string().min(1, 'Give it a name.').default('x'),
  how: z
    .discriminatedUnion('mode', [
      z.object({ mode: z.literal('new') }),
      z.object({ mode: z.literal('reply') }),
    ])
    .default({ mode: 'new' }),
})

const messages = (value: unknown) =>
  schema.safeParse(value, { error: explain }).error?.issues.map(issue => issue.message)

test.each([
  [{}, 'This is required.'],
  [undefined, 'This is required.'],
  [{ title: 5 }, 'This must be text.'],
  [[], 'This must be an object.'],
  [{ title: 'abcdef' }, 'Use at most 5 characters.'],
  [{ title: 'a' }, 'Use at least 2 characters.'],
  [{ title: 'abc', role: 'owner' }, 'This must be one of editor, viewer.'],
  [{ title: 'abc', how: {} }, 'This must be one of new, reply.'],
  [{ title: 'abc', more: 1 }, 'Unknown field: more.'],
  [{ title: 'abc', own: '' }, 'Give it a name.'],
])('explains %j: %s', (value, message) => {
  expect(messages(value)).toEqual([message])
})
