import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import type { Return } from '#client/editor/collab/merge.ts'
import { call } from '#client/shared/api/call.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'
import { versions as messages } from '#schema/messages/en/versions.ts'
import { CONTRIBUTORS_MAX_S } from '#schema/revisions/contract.ts'
import * as endpoints from '#schema/revisions/endpoints.ts'

import { namesText } from './moments.ts'

const t = translator(messages)

/** Clocks differ, and so do the moments at which both sides notice that a connection is lost. */
const SLACK_S = 5

type Place = { document: { id: string }; connection: Pick<Connection, 'saved' | 'merged'> }

/**
 * Reports what a merge after an absence has changed, once the page says Saved again, until the document is
 * left. `show` opens the version history.
 */
export function useMergeReport({ document: { id }, connection }: Place, show: () => void): void {
  const { saved, merged } = connection
  const shown = useRef<Promise<number> | null>(null)
  const report = useAtomValue(
    useMemo(() => atom(get => (get(saved).kind === 'saved' ? get(merged) : null)), [saved, merged]),
  )
  useEffect(() => {
    if (!report) return
    store.set(merged, null)
    // One of an earlier absence would come back behind this one.
    void shown.current?.then(dismissToast)
    shown.current = announce(id, report, show)
  }, [report, merged, id, show])
  // It names no document, and its button opens the history of this one.
  useEffect(() => () => void shown.current?.then(dismissToast), [])
}

async function announce(id: string, { mine, arrived, awayMs }: Return, show: () => void): Promise<number> {
  const names = arrived > 0 ? await namesOf(id, awayMs) : []
  const sentences = [
    ...(mine > 0 ? [t('merged.mine', { count: mine })] : []),
    ...(arrived > 0 && names.length > 0
      ? [t('merged.arrivedBy', { count: arrived, names: namesText(names) })]
      : []),
    ...(arrived > 0 && names.length === 0 ? [t('merged.arrived', { count: arrived })] : []),
  ]
  return toast({
    title: t('merged.title'),
    description: sentences.join(' '),
    isNotice: true,
    stays: true,
    ...(arrived > 0 && { action: { label: t('show'), run: show } }),
  })
}

/** Returns the names of those who wrote meanwhile; none if they are not known. */
async function namesOf(id: string, awayMs: number): Promise<string[]> {
  const seconds = Math.min(Math.ceil(awayMs / 1000) + SLACK_S, CONTRIBUTORS_MAX_S)
  try {
    const { contributors } = await call(endpoints.contributions, { params: { id }, query: { seconds } })
    return contributors.map(({ name }) => name)
  } catch {
    return []
  }
}
