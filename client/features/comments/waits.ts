import { translator } from '#client/shared/messages/translator.ts'
import { dismissToast, isToastOpen, toast } from '#client/shared/ui/feedback/toast.ts'
import { comments } from '#schema/messages/en/comments.ts'

import { useDraftsAreKept, type DraftStore } from './drafts.ts'

const t = translator(comments)

/** Returns a sentence about the texts of a document that wait: where they are, and until when. */
export const useWaitsText = (documentId: string): string =>
  t(useDraftsAreKept(documentId) ? 'waitsText' : 'waitsUnkept')

type Waiting = { drafts: Pick<DraftStore, 'read' | 'follow'>; name: string; text: string; show: () => void }

/**
 * Says in a toast that a new comment waits, until it does so no longer: its card is out of sight on a narrow
 * screen, and screen readers do not announce it on a wide one.
 */
export function announceWaiting({ drafts, name, text, show }: Waiting): void {
  const shown = toast({
    title: t('waitsToast'),
    description: text,
    action: { label: t('show'), run: show },
  })
  const stop = drafts.follow(() => {
    if (isToastOpen(shown) && drafts.read(name)?.waits) return
    stop()
    dismissToast(shown)
  })
}
