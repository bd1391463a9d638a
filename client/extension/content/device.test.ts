import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { browserApi } from '#tests/support/extensionApi.ts'

import { deviceCall, SEARCH_MAX } from '../common/deviceCalls.ts'
import { createDevice } from './device.ts'

/** The background's answer to each call. */
let answer: unknown
let called: unknown[]

beforeEach(() => {
  called = []
  browserApi()
  vi.stubGlobal('chrome', {
    ...chrome,
    runtime: {
      ...chrome.runtime,
      sendMessage: async (call: unknown) => {
        called.push(deviceCall.parse(call))
        return answer
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a change that a page asks for', () => {
  const changes = () => {
    const { turnOffHost, turnOffRule } = createDevice()
    return [turnOffHost('mail.google.com'), turnOffRule('AnA', 'Long '.repeat(100))]
  }

  test('is made when the background says so', async () => {
    answer = true
    await Promise.all(changes())
    expect(called).toHaveLength(2)
    answer = 'full'
    expect(await createDevice().addWord('Zephyrine')).toBe('full')
  })

  test.each([null, undefined])('has failed with the answer %s', async failed => {
    answer = failed
    const ended = await Promise.allSettled([...changes(), createDevice().addWord('Zephyrine')])
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})

test('a search for snippets that is too long is cut', async () => {
  answer = { kind: 'done', value: [] }
  expect(await createDevice().snippets('word '.repeat(100))).toEqual(answer)
  expect(called).toMatchObject([{ kind: 'snippets', search: 'word '.repeat(100).slice(0, SEARCH_MAX) }])
})
