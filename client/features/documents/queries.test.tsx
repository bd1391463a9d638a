import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { PAGE_MAX } from '#schema/shared/cursor.ts'
import type { User } from '#schema/users/user.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { readLoaded } from './pages.ts'
import { documentsQuery, useView, viewQuery } from './queries.ts'
import { ALL, type View } from './views.ts'

const START = Date.parse('2026-11-26T10:00:00.000Z')
const SECOND_MS = 1000

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** One of the reader's documents; the higher its number, the older. */
function summary(number: number, more: Partial<DocumentSummary> = {}) {
  const at = new Date(START - number * SECOND_MS).toISOString()
  return documentSummary({
    id: idOf(number),
    title: `Document ${number}`,
    ownerId: idOf(0),
    createdAt: at,
    updatedAt: at,
    ...more,
  })
}

// The second document is of someone else, and further ones follow.
const PAGE = Array.from({ length: PAGE_MAX }, (_, at) => summary(at + 1, at === 1 ? { role: 'editor' } : {}))

let drawing: Drawing

beforeEach(async () => {
  drawing = startDrawing()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(PAGE))))
  const read = readLoaded(ALL, 0, new AbortController().signal)
  drawing.client.setQueryData(documentsQuery.queryKey, await read)
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

function Shown({ view, isWanted }: { view: View; isWanted: boolean }) {
  const { documents, more } = useView(view, isWanted)
  if (!documents) return 'nothing yet'
  return `${documents.length} from ${documents[0]?.title}${more ? ', and more' : ''}`
}

/** Returns what is shown of a part, which the server has not sent yet. */
async function shown(view: View, isWanted = true) {
  await drawing.draw(
    <CurrentUser value={{ id: idOf(0) } as User}>
      <Shown view={view} isWanted={isWanted} />
    </CurrentUser>,
  )
  return drawing.screen.textContent
}

test('a part begins with the documents that are loaded, until the server has sent its own', async () => {
  const mine: View = { ...ALL, part: 'mine' }
  expect(await shown(mine)).toBe('99 from Document 1, and more')
  expect(await shown({ ...ALL, part: 'shared' })).toBe('1 from Document 2, and more')
  drawing.client.setQueryData(viewQuery(mine).queryKey, [summary(7)])
  expect(await shown(mine)).toBe('1 from Document 7')
})

test('a part waits for the server where the loaded documents say nothing about its beginning', async () => {
  expect(await shown({ ...ALL, part: 'starred' })).toBe('nothing yet')
  expect(await shown({ part: 'mine', order: 'title' })).toBe('nothing yet')
  expect(await shown({ ...ALL, part: 'mine' }, false)).toBe('nothing yet')
})
