import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { HttpError } from '#client/shared/api/httpError.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { documentChanged, documentProjected, type DocumentProjection } from '#schema/documents/contract.ts'
import { accessChanged } from '#schema/sharing/contract.ts'
import type { SnippetItem } from '#schema/snippets/contract.ts'

/** The cache key of all lists of snippets. */
export const SNIPPETS = ['snippets']

/** The pages of a list that are loaded. */
export type Pages = InfiniteData<readonly SnippetItem[], string | null>

/** Keeps the lists of snippets up to date. */
export const snippetEvents = [
  // A deleted row does not say of which kind it was.
  onEvent(documentChanged, (queryClient, { value }) => {
    if (value === null || value.kind === 'snippet') readAgain(queryClient)
  }),
  onEvent(documentProjected, (queryClient, { key, value }) => {
    if (value?.kind === 'snippet') patchText(queryClient, key, value)
  }),
  onEvent(accessChanged, queryClient => readAgain(queryClient)),
]

/** Reads the lists again that are on the screen, and the others when they are opened. */
export const readAgain = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: SNIPPETS })

/** Reads the lists again after a failed call about a snippet that they still show. */
export function readAgainIfGone(queryClient: QueryClient, error: unknown): void {
  if (error instanceof HttpError && error.code === 'NOT_FOUND') readAgain(queryClient)
}

/** Updates the text, the words and the date of a snippet where it is listed. It keeps its place until the next read. */
function patchText(queryClient: QueryClient, id: string, projection: DocumentProjection): void {
  const { words, at, revision, start } = projection
  const patched = (item: SnippetItem) =>
    item.isMember && item.id === id && revision > item.projectionRevision
      ? {
          ...item,
          words,
          start: start ?? item.start,
          projectionRevision: revision,
          updatedAt: at > item.updatedAt ? at : item.updatedAt,
        }
      : item
  queryClient.setQueriesData<Pages>({ queryKey: SNIPPETS }, held =>
    held?.pages ? { ...held, pages: held.pages.map(page => page.map(patched)) } : held,
  )
}
