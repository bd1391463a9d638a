import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { SNIPPETS } from '../events.ts'
import { readText } from './readText.ts'

const ID = '00000000-0000-4000-8000-000000000001'
afterEach(() => vi.unstubAllGlobals())

async function answered(status: number, body: object) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(SNIPPETS, [])
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
  const read = await readText(queryClient, ID).catch((error: unknown) => error)
  return { read, isReadAgain: queryClient.getQueryState(SNIPPETS)?.isInvalidated }
}

test('a text comes with the variables that it asks for', async () => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Dear {name}' }] }]
  const body = { type: 'doc', content }
  const { read, isReadAgain } = await answered(200, { id: ID, title: 'Greeting', body })
  expect(read).toEqual({ id: ID, title: 'Greeting', body, variables: [{ name: 'name', key: 'name' }] })
  expect(isReadAgain).toBe(false)
})

test.each([
  [404, 'NOT_FOUND', true],
  [422, 'VALIDATION', false],
  [429, 'RATE_LIMITED', false],
])('after %i, %s, the lists are read again: %s', async (status, code, again) => {
  const { read, isReadAgain } = await answered(status, { success: false, message: 'No.', code })
  expect(read).toMatchObject({ status, code })
  expect(isReadAgain).toBe(again)
})
