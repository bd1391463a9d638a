import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'

import type { Return } from '#client/editor/collab/merge.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { call } from '#client/shared/api/call.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { CONTRIBUTORS_MAX_S } from '#schema/revisions/contract.ts'
import * as endpoints from '#schema/revisions/endpoints.ts'

import { namesText } from './moments.ts'

const t = translator(messages)

/** Clocks differ, and so do the moments at which both sides notice that a connection is lost. */
const SLACK_S = 5

/**
 * Reports what a merge after an absence has changed, once the page says Saved again. `show` opens the
 * version history.
 */
export function useMergeReport({ document: { id }, connection }: EditorSession, show: () => void): void {
  const { saved, merged } = connection
  const report = useAtomValue(
    useMemo(() => atom(get => (get(saved).kind === 'saved' ? get(merged) : null)), [saved, merged]),
  )
  useEffect(() => {
    if (!report) return
    store.set(merged, null)
    void announce(id, report, show)
  }, [report, merged, id, show])
}

async function announce(id: string, { mine, arrived, awayMs }: Return, show: () => void): Promise<void> {
  const names = arrived > 0 ? await namesOf(id, awayMs) : []
  const sentences = [
    ...(mine > 0 ? [t('merged.mine', { count: mine })] : []),
    ...(arrived > 0 && names.length > 0
      ? [t('merged.arrivedBy', { count: arrived, names: namesText(names) })]
      : []),
    ...(arrived > 0 && names.length === 0 ? [t('merged.arrived', { count: arrived })] : []),
  ]
  toast({
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
