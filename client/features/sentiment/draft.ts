import { useAtom } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom } from '#client/shared/lib/drafts.ts'
import type { KeptSentiment } from '#schema/sentiment/contract.ts'
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
  return {
    ...now,
    change: (changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)) =>
      set(before => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
  }
}

/**
 * Returns what a new report changes in a draft. Its text is as the server has read it. A text that was
 * replaced while it was analyzed stays, and so does a report of that text: the new one is about an
 * earlier text, and is in the history.
 */
export function withReport(
  { text, shown }: Draft,
  sent: string,
  { id, request, result, engine, note }: KeptSentiment,
): Partial<Draft> {
  const isReplaced = text !== sent
  if (isReplaced && shown?.text === text) return {}
  return {
    ...(!isReplaced && { text: request.text }),
    shown: { id, text: request.text, report: result, engine, note },
    isMarked: true,
  }
}
