import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'

import { call } from '#client/shared/api/call.ts'
import { store } from '#client/shared/lib/store.ts'
import { documentCursor, type DocumentSummary } from '#schema/documents/contract.ts'
import * as endpoints from '#schema/documents/endpoints.ts'
import { nextCursor } from '#schema/shared/cursor.ts'

/** The lists of documents that are read a page at a time. */
export type PagedList = 'list' | 'trash'

/** The query of a list, whose data are the pages that are loaded. */
type ListQuery = { queryKey: readonly unknown[] }

/**
 * The rest of a list after its loaded pages: the cursor of the next page, or null if there is none.
 * `failed`: the next page could not be read.
 */
type Rest = { next: string | null; failed: boolean }

const rests: Record<PagedList, ReturnType<typeof restAtom>> = { list: restAtom(), trash: restAtom() }

function restAtom() {
  return atom<Rest>({ next: null, failed: false })
}

async function readPage(which: PagedList, before: string | null, signal?: AbortSignal) {
  const query = { trash: which === 'trash' ? '1' : '0', ...(before !== null && { before }) } as const
  const page = await call(endpoints.list, { query }, signal && { signal })
  return { page, next: nextCursor(page, documentCursor) }
}

/** Rows that changed between two reads are in both. */
const joined = (held: readonly DocumentSummary[], more: readonly DocumentSummary[]): DocumentSummary[] => {
  const ids = new Set(held.map(({ id }) => id))
  return [...held, ...more.filter(({ id }) => !ids.has(id))]
}

/** Reads a list again, with at least as many documents as were loaded before. */
export async function readLoaded(
  which: PagedList,
  held: number,
  signal: AbortSignal,
): Promise<DocumentSummary[]> {
  let { page: all, next } = await readPage(which, null, signal)
  while (next !== null && all.length < held) {
    const more = await readPage(which, next, signal)
    all = joined(all, more.page)
    next = more.next
  }
  store.set(rests[which], { next, failed: false })
  return all
}

const loading = new Set<PagedList>()

/** Adds the next page to a list, unless it is being read. */
async function loadMore(client: QueryClient, which: PagedList, { queryKey }: ListQuery): Promise<void> {
  const { next } = store.get(rests[which])
  if (next === null || loading.has(which)) return
  loading.add(which)
  const isCurrent = () => store.get(rests[which]).next === next
  try {
    const more = await readPage(which, next)
    if (isCurrent()) {
      client.setQueryData<DocumentSummary[]>(queryKey, held => held && joined(held, more.page))
      store.set(rests[which], { next: more.next, failed: false })
      return
    }
  } catch {
    if (isCurrent()) return store.set(rests[which], { next, failed: true })
  } finally {
    loading.delete(which)
  }
  // The list was read again in the meantime, and what follows it was asked for and not read yet.
  await loadMore(client, which, { queryKey })
}

/** Returns what follows the loaded pages of a list, and how to load the next one. */
export function useRest(which: PagedList, query: ListQuery): Rest & { load: () => void } {
  const client = useQueryClient()
  const load = useCallback(() => void loadMore(client, which, query), [client, which, query])
  return { ...useAtomValue(rests[which]), load }
}

/** Loads the whole list, one page after another: for views that choose or sort among all of it. */
export function useWholeList(which: PagedList, query: ListQuery, isNeeded = true): void {
  const { next, failed, load } = useRest(which, query)
  useEffect(() => {
    // Each page has another cursor.
    if (isNeeded && !failed && next !== null) load()
  }, [isNeeded, next, failed, load])
}
