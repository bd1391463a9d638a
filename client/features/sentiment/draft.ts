import { useAtom } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom } from '#client/shared/lib/drafts.ts'
import { sentimentReport } from '#schema/sentiment/report.ts'

const shownReport = z.object({
  id: z.nullable(z.string()),
  text: z.string(),
  report: sentimentReport,
  engine: z.string(),
  note: z.nullable(z.string()),
})
/** A report on the screen, and the text that it is about. */
export type ShownReport = z.infer<typeof shownReport>

const draft = z.object({ text: z.string(), shown: z.nullable(shownReport), isMarked: z.boolean() })
/** The screen as it was left: the text, the last report, and whether the text shows its marks. */
export type Draft = z.infer<typeof draft>

/** The draft of the signed-in user. It survives other screens and a reload. */
export function useDraft() {
  const { id } = useCurrentUser()
  const kept = useMemo(
    () => draftAtom<Draft>(id, 'sentiment', draft, { text: '', shown: null, isMarked: false }),
    [id],
  )
  const [now, set] = useAtom(kept)
  return { ...now, change: (changes: Partial<Draft>) => set(before => ({ ...before, ...changes })) }
}
