import { atom, useAtom } from 'jotai'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import type { SentimentReport } from '#schema/sentiment/report.ts'

/** A report on the screen, and the text that it is about. */
export type ShownReport = {
  id: string | null
  text: string
  report: SentimentReport
  engine: string
  note: string | null
}

/** The screen as it was left: the text, the last report, and whether the text shows its marks. */
export type Draft = { userId: string; text: string; shown: ShownReport | null; isMarked: boolean }

const held = atom<Draft | null>(null)

/** The draft of the signed-in user. It survives a visit to another screen. */
export function useDraft() {
  const { id } = useCurrentUser()
  const [kept, setKept] = useAtom(held)
  const draft = kept?.userId === id ? kept : { userId: id, text: '', shown: null, isMarked: false }
  const change = (changes: Partial<Omit<Draft, 'userId'>>) =>
    setKept(now => ({ ...(now?.userId === id ? now : draft), ...changes }))
  return { ...draft, change }
}
