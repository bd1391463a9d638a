import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'

import { call } from '#client/shared/api/call.ts'
import { store } from '#client/shared/lib/store.ts'
import { documentCursor, type DocumentSummary } from '#schema/documents/contract.ts'
import * as endpoints from '#schema/documents/endpoints.ts'
import { nextCursor } from '#schema/shared/cursor.ts'

import type { View } from './views.ts'

/** The query of a list, whose data are the pages that are loaded. */
type ListQuery = { queryKey: readonly unknown[] }

/**
 * The rest of a list after its loaded pages: the cursor of the next page, or null if there is none.
 * `failed`: the next page could not be read.
 */
type Rest = { next: string | null; failed: boolean }

const rests = new Map<string, ReturnType<typeof newRest>>()
const newRest = () => atom<Rest>({ next: null, failed: false })

const keyOf = ({ trash = '0', part, order, folder = '' }: View): string =>
  [trash, part, order, folder].join('/')

function restOf(view: View) {
  const key = keyOf(view)
  const rest = rests.get(key) ?? newRest()
  rests.set(key, rest)
  return rest
}

/** Returns the cursor of the page after the loaded ones of a list, or null if there is none. */
export const nextOf = (view: View): string | null => store.get(restOf(view)).next

async function readPage(view: View, before: string | null, signal?: AbortSignal) {
  const query = { ...view, ...(before !== null && { before }) }
  const page = await call(endpoints.list, { query }, signal && { signal })
  return { page, next: nextCursor(page, document => documentCursor(document, view.order)) }
}

/** Rows that changed between two reads are in both. */
const joined = (held: readonly DocumentSummary[], more: readonly DocumentSummary[]): DocumentSummary[] => {
  const ids = new Set(held.map(({ id }) => id))
  return [...held, ...more.filter(({ id }) => !ids.has(id))]
}

/** A page of known rows is no reason to read on: the same one could follow for ever. */
const nextAfter = (before: readonly unknown[], after: readonly unknown[], next: string | null) =>
  after.length > before.length ? next : null

/** Reads a list again, with at least as many documents as were loaded before. */
export async function readLoaded(view: View, held: number, signal: AbortSignal): Promise<DocumentSummary[]> {
  let { page: all, next } = await readPage(view, null, signal)
  while (next !== null && all.length < held) {
    const more = await readPage(view, next, signal)
    const longer = joined(all, more.page)
    next = nextAfter(all, longer, more.next)
    all = longer
  }
  store.set(restOf(view), { next, failed: false })
  return all
}

const loading = new Set<string>()

/** Adds the next page to a list, unless it is being read. */
async function loadMore(client: QueryClient, view: View, { queryKey }: ListQuery): Promise<void> {
  const [key, rest] = [keyOf(view), restOf(view)]
  const { next } = store.get(rest)
  if (next === null || loading.has(key)) return
  loading.add(key)
  const isCurrent = () => store.get(rest).next === next
  try {
    const more = await readPage(view, next)
    if (isCurrent()) {
      const held = client.getQueryData<DocumentSummary[]>(queryKey) ?? []
      const longer = joined(held, more.page)
      client.setQueryData(queryKey, longer)
      store.set(rest, { next: nextAfter(held, longer, more.next), failed: false })
      return
    }
  } catch {
    if (isCurrent()) return store.set(rest, { next, failed: true })
  } finally {
    loading.delete(key)
  }
  // The list was read again in the meantime, and what follows it was asked for and not read yet.
  await loadMore(client, view, { queryKey })
}

/** Returns what follows the loaded pages of a list, and how to load the next one. */
export function useRest(view: View, query: ListQuery): Rest & { load: () => void } {
  const client = useQueryClient()
  const load = useCallback(() => void loadMore(client, view, query), [client, view, query])
  return { ...useAtomValue(restOf(view)), load }
}

/** Loads the whole list, one page after another: to choose among all of it. Returns what is not loaded yet. */
export function useWholeList(view: View, query: ListQuery): Rest {
  const { next, failed, load } = useRest(view, query)
  useEffect(() => {
    // Each page has another cursor.
    if (!failed && next !== null) load()
  }, [next, failed, load])
  return { next, failed }
}
