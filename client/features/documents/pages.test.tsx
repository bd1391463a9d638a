import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { PAGE_MAX } from '#schema/shared/cursor.ts'
import { startDrawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { nextOf, readLoaded, useWholeList } from './pages.ts'
import { ALL, type View } from './views.ts'

afterEach(() => vi.unstubAllGlobals())

const QUERY = { queryKey: ['documents', 'list'] }
const START = Date.parse('2026-11-26T10:00:00.000Z')

/** A document; the higher its number, the newer. */
function summary(number: number) {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const at = new Date(START + number * 1000).toISOString()
  return documentSummary({ id, title: `Document ${number}`, createdAt: at, updatedAt: at })
}

/** A server with that many documents, whose answers the test sends. */
function server(count: number) {
  const rows = Array.from({ length: count }, (_, number) => summary(number + 1)).toReversed()
  const asked: (() => void)[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const before = new URL(url, 'http://localhost').searchParams.get('before')
    const from = before === null ? 0 : rows.findIndex(({ id }) => before.endsWith(id)) + 1
    const page = JSON.stringify(rows.slice(from, from + PAGE_MAX))
    return new Promise<Response>(resolve => asked.push(() => resolve(new Response(page))))
  })
  return {
    rows,
    asked,
    answer: async () => {
      await expect.poll(() => asked).not.toEqual([])
      asked.shift()?.()
    },
  }
}

test('a whole list is loaded to its end, also when it is read again while a page is on its way', async () => {
  const { rows, asked, answer } = server(3 * PAGE_MAX)
  const { client, draw, end } = startDrawing()
  const read = async () => {
    const held = readLoaded(ALL, 0, new AbortController().signal)
    await answer()
    client.setQueryData(QUERY.queryKey, await held)
  }
  await read()
  function All() {
    useWholeList(ALL, QUERY)
    return null
  }
  await draw(<All />)
  await expect.poll(() => asked).toHaveLength(1)
  const onItsWay = asked.shift()
  // A document that was changed is first now, and the first page ends with another one.
  rows.unshift(...rows.splice(2 * PAGE_MAX, 1))
  await act(read)
  await act(async () => onItsWay?.())
  for (let page = 2; page <= 3; page += 1) await act(answer)
  await expect.poll(() => client.getQueryData(QUERY.queryKey)).toHaveLength(rows.length)
  await end()
})

test('ends where a page brings nothing new', async () => {
  const MINE: View = { ...ALL, part: 'mine' }
  const page = JSON.stringify(Array.from({ length: PAGE_MAX }, (_, number) => summary(number + 1)))
  let calls = 0
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page, { status: (calls += 1) > 9 ? 500 : 200 })))
  const read = (held: number) => readLoaded(MINE, held, new AbortController().signal)
  expect(await read(3 * PAGE_MAX)).toHaveLength(PAGE_MAX)
  expect(calls).toBe(2)

  const { client, draw, end } = startDrawing()
  client.setQueryData(QUERY.queryKey, await read(0))
  function All() {
    useWholeList(MINE, QUERY)
    return null
  }
  await draw(<All />)
  await expect.poll(() => nextOf(MINE)).toBeNull()
  expect(client.getQueryData(QUERY.queryKey)).toHaveLength(PAGE_MAX)
  expect(calls).toBe(4)
  await end()
})
