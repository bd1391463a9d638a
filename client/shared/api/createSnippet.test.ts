import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { createSnippet } from './createSnippet.ts'

const sent = z.object({ id: z.string() })

const answerOf = (id: string, change = {}) => ({
  id,
  kind: 'snippet',
  title: 'Greeting',
  ownerId: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-08-01T10:00:00.000Z',
  updatedAt: '2026-08-01T10:00:00.000Z',
  trashedAt: null,
  writing: {},
  revision: 1,
  room: 'document:1',
  role: 'owner',
  words: 0,
  ...change,
})

/** The ids of the calls, and how each is answered. */
let ids: string[]
let answers: ((id: string) => Response)[]
beforeEach(() => {
  ids = []
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    const { id } = z.parse(sent, JSON.parse(z.parse(z.string(), body)))
    ids.push(id)
    const answer = answers.shift() ?? expect.fail('There was one call too many.')
    return new Promise<Response>(resolve => resolve(answer(id)))
  })
})
afterEach(() => vi.unstubAllGlobals())

const made =
  (change = {}) =>
  (id: string) =>
    new Response(JSON.stringify(answerOf(id, change)))
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const refused = () =>
  new Response(JSON.stringify({ success: false, code: 'UNAVAILABLE', message: 'No.' }), { status: 503 })

const BODY = { type: 'doc' }

test('a snippet whose answer was lost is asked for again by its id', async () => {
  answers = [lost, made({ revision: 3, words: 4 }), made()]
  await expect(createSnippet({ title: 'Lost', body: BODY })).rejects.toThrow()
  const { id } = await createSnippet({ title: 'Lost', body: BODY })
  await createSnippet({ title: 'Lost', body: BODY })
  expect(ids).toEqual([id, id, expect.any(String)])
  expect(ids[2]).not.toBe(id)
})

test('one that was taken back since its text did not come gets another id', async () => {
  answers = [refused, made()]
  await expect(createSnippet({ title: 'Refused', body: BODY })).rejects.toThrow()
  await createSnippet({ title: 'Refused', body: BODY })
  expect(new Set(ids).size).toBe(2)
})

test('an empty one in which someone has written since is no new one', async () => {
  answers = [lost, made({ words: 2 }), made()]
  await expect(createSnippet({})).rejects.toThrow()
  const { words } = await createSnippet({})
  expect(words).toBe(0)
  expect([ids[1], ids[2] === ids[0]]).toEqual([ids[0], false])
})
