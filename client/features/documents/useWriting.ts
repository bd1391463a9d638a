import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import type { Writing } from '#client/editor/session.ts'
import { call } from '#client/shared/api/call.ts'
import { changedWriting, type WritingChange } from '#schema/check-settings/settings.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

import { endpointsOf } from './endpointsOf.ts'
import { patchDocument } from './events.ts'

/**
 * How a document is checked, and the way to change it. A choice counts on this screen at once,
 * unless it is refused.
 */
export function useWriting({
  id,
  kind,
  writing: kept,
}: Pick<DocumentSummary, 'id' | 'kind' | 'writing'>): Writing {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly WritingChange[]>([])
  const { mutateAsync } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `writing ${id}` },
    mutationFn: (wanted: WritingChange) =>
      call(endpointsOf(kind).changeCheckSettings, { params: { id }, body: wanted }),
    onSuccess: changed => patchDocument(queryClient, changed),
    // Wait until the cached document is updated. Otherwise, the choice would disappear for a
    // moment.
    onSettled: (_changed, _error, wanted) =>
      notifyManager.schedule(() => setWaiting(changes => changes.filter(change => change !== wanted))),
  })
  const settings = useMemo(() => waiting.reduce(changedWriting, kept), [waiting, kept])
  const change = (wanted: WritingChange) => {
    setWaiting(changes => [...changes, wanted])
    return mutateAsync(wanted)
  }
  return { settings, change }
}
