// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { usage } from '#schema/keys/publicEndpoints.ts'
import { addWord } from '#schema/languagetool/endpoints.ts'
import { browserApi, startServer } from '#tests/support/extensionApi.ts'

import { ANSWER_MAX, request } from './api.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Answer = Parameters<typeof startServer>[0]

const COUNTS = { used: 3, limit: 20, bonusRemaining: 0, resetsAt: '2026-12-14T00:00:00.000Z' }

let server: Server
let answer: Answer

beforeEach(async () => {
  answer = () => ({ body: JSON.stringify(COUNTS) })
  server = await startServer(call => answer(call))
  browserApi(server.origin)
})
afterEach(() => {
  server.stop()
  vi.unstubAllGlobals()
})

const ask = () => request(usage, { key: 'bp_1' })

describe('a call of the server', () => {
  test('carries the key, and no cookies', async () => {
    expect(await ask()).toEqual({ kind: 'done', value: COUNTS })
    const [call] = server.received
    expect(call).toMatchObject({ method: 'GET', path: '/api/v1/usage' })
    expect(call?.headers).toMatchObject({ authorization: 'Bearer bp_1' })
    expect(call?.headers.cookie).toBeUndefined()
  })

  test('sends a form as LanguageTool’s clients do', async () => {
    answer = () => ({ body: '{"added":true}' })
    expect(await request(addWord, { key: 'bp_1', form: { word: 'naïve' } })).toEqual({
      kind: 'done',
      value: { added: true },
    })
    const [call] = server.received
    expect(call).toMatchObject({ method: 'POST', path: '/v2/words/add', body: 'word=na%C3%AFve' })
    expect(call?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  })

  test('is refused with a key that is not valid', async () => {
    answer = () => ({
      status: 401,
      body: '{"success":false,"code":"UNAUTHENTICATED","message":"Unknown key."}',
    })
    expect(await ask()).toEqual({ kind: 'refused' })
  })

  test('fails with the server’s words', async () => {
    answer = () => ({ status: 402, body: '{"success":false,"code":"QUOTA_EXCEEDED","message":"None left."}' })
    expect(await ask()).toEqual({
      kind: 'failed',
      status: 402,
      code: 'QUOTA_EXCEEDED',
      message: 'None left.',
    })
  })

  test('fails with the status where the server has no words for it', async () => {
    answer = () => ({ status: 400, body: 'Error: no word' })
    expect(await ask()).toMatchObject({ kind: 'failed', status: 400, code: null })
  })

  test.each<[string, Awaited<ReturnType<Answer>>]>([
    ['no answer', 'none'],
    ['a page in place of JSON', { body: '<html>Sign in to the network</html>' }],
    ['an answer in another shape', { body: '{"used":"3"}' }],
    ['an answer without an end', { body: JSON.stringify({ ...COUNTS, more: ' '.repeat(ANSWER_MAX) }) }],
    ['an error of a proxy', { status: 502, body: 'Bad Gateway' }],
  ])('finds no server behind %s', async (_what, given) => {
    answer = () => given
    expect(await ask()).toEqual({ kind: 'unreachable' })
  })

  test('finds no server where none listens', async () => {
    server.stop()
    expect(await ask()).toEqual({ kind: 'unreachable' })
  })
})
