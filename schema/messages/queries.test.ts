import { expect, test } from 'vitest'

import { english } from './en.ts'
import type { Messages } from './namespace.ts'

/** An amount or a cost, also in a plural. */
const AMOUNT = /(?:#|\b(?:\d+|one|uses?|costs?|add|adds|more|left|unlimited))\s+AI\s+actions?\b/iu

/** Returns the texts that count actions, with their keys. */
const otherwise = (messages: Messages, path: string): string[] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string'
      ? AMOUNT.test(message)
        ? [`${path}.${key}: ${message}`]
        : []
      : otherwise(message, `${path}.${key}`),
  )

test('what a plan allows is counted in queries', () => {
  expect(Object.entries(english).flatMap(([name, { messages }]) => otherwise(messages, name))).toEqual([])
})
