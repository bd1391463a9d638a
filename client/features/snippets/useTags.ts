import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useLiveConnection } from '#client/shared/live/LiveProvider.tsx'
import { documentChanged, documentFacts, type DocumentSummary } from '#schema/documents/contract.ts'
import * as endpoints from '#schema/snippets/endpoints.ts'
import { changedTags, type TagChange } from '#schema/snippets/tags.ts'

import { readAgain, readAgainIfGone } from './events.ts'

/**
 * The tags of a snippet, and the way to add and remove some. A change counts on this screen at once, unless
 * it is refused. It names only its own tags, so it leaves those that others add meanwhile.
 */
export function useTags({ id, tags: kept }: Pick<DocumentSummary, 'id' | 'tags'>) {
  const queryClient = useQueryClient()
  const tell = useLiveConnection()?.tell
  const [waiting, setWaiting] = useState<readonly TagChange[]>([])
  const { mutateAsync } = useMutation({
    // One after the other: a removal makes room for the next tag.
    scope: { id: `tags ${id}` },
    mutationFn: async (change: TagChange) => {
      const changed = await call(endpoints.rename, { params: { id }, body: change })
      // The page shows it before its event comes.
      tell?.(documentChanged, { key: id, revision: changed.revision, value: documentFacts.parse(changed) })
    },
    onSuccess: () => readAgain(queryClient),
    onError: error => readAgainIfGone(queryClient, error),
    // Wait until the page has the new tags. Otherwise, they would disappear for a moment.
    onSettled: (_changed, _error, change) =>
      notifyManager.schedule(() => setWaiting(changes => changes.filter(other => other !== change))),
  })
  const tags = useMemo(() => waiting.reduce<readonly string[]>(changedTags, kept), [waiting, kept])
  const change = (wanted: TagChange) => {
    setWaiting(changes => [...changes, wanted])
    return mutateAsync(wanted)
  }
  return { tags, change }
}
