import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { DocumentSummary } from '#schema/documents/contract.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { useDeleteDocument, useRestoreDocument, useTrashDocument } from './mutations.ts'
import { readLoaded } from './pages.ts'
import { documentQuery, documentsQuery, SEARCHES, trashQuery, viewQuery } from './queries.ts'
import { ALL } from './views.ts'

const idOf = (day: number) => `00000000-0000-4000-8000-00000000000${day}`

const summary = (day: number, trashedAt: string | null = null) =>
  documentSummary({
    id: idOf(day),
    title: `Day ${day}`,
    createdAt: `2026-08-0${day}T10:00:00.000Z`,
    updatedAt: `2026-08-0${day}T10:00:00.000Z`,
    trashedAt,
  })

const SEARCH = [...SEARCHES, 'day']
const MINE = { ...ALL, part: 'mine' } as const
const VIEW = viewQuery(MINE)

let drawing: Drawing
type Acts = Record<'trash' | 'restore' | 'remove', (id: string) => Promise<unknown>>
let acts: Acts

function Handed({ hand }: { hand: (acts: Acts) => void }) {
  const { mutateAsync: trash } = useTrashDocument()
  const { mutateAsync: restore } = useRestoreDocument()
  const { mutateAsync: remove } = useDeleteDocument()
  useEffect(() => {
    hand({ trash, restore, remove })
  })
  return null
}

beforeEach(async () => {
  drawing = startDrawing()
  const { client } = drawing
  // All documents are loaded.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  for (const view of [ALL, MINE]) await readLoaded(view, 0, new AbortController().signal)
  for (const { queryKey } of [documentsQuery, VIEW]) client.setQueryData(queryKey, [summary(3), summary(1)])
  client.setQueryData(trashQuery.queryKey, [summary(2, '2026-08-09T10:00:00.000Z')])
  client.setQueryData(SEARCH, { matches: [], more: false })
  await drawing.draw(<Handed hand={given => (acts = given)} />)
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

/** Does an act that the server answers with this. */
async function run(what: keyof Acts, day: number, answer: unknown): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))))
  await act(() => acts[what](idOf(day)))
}
const days = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  drawing.client.getQueryData<DocumentSummary[]>(queryKey)?.map(({ title }) => title)
/** Which of the reads an act asks for again. */
const readAgain = (day: number) =>
  Object.entries({
    list: documentsQuery,
    view: VIEW,
    trash: trashQuery,
    one: documentQuery(idOf(day)),
    search: { queryKey: SEARCH },
  })
    .filter(([, { queryKey }]) => drawing.client.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)

test('a document that goes to the trash leaves the lists, and these are not read again', async () => {
  await run('trash', 3, {})
  expect([days(documentsQuery), days(VIEW)]).toEqual([['Day 1'], ['Day 1']])
  expect(readAgain(3)).toEqual(['trash', 'one', 'search'])
})

test('a document that is restored comes to its place in the lists', async () => {
  await run('restore', 2, summary(2))
  const all = ['Day 3', 'Day 2', 'Day 1']
  expect([days(documentsQuery), days(VIEW), days(trashQuery)]).toEqual([all, all, []])
  expect(readAgain(2)).toEqual(['search'])
})

test('a document that is deleted for good leaves the trash, and nothing is read', async () => {
  await run('remove', 2, {})
  expect(days(trashQuery)).toEqual([])
  expect(readAgain(2)).toEqual([])
})
