import { useCallback, useMemo, useState } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import { reviewKeys } from '#client/editor/review/reviewKeys.ts'
import type { EditorSession } from '#client/editor/session.ts'
import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import type { QuotaExceeded } from '#schema/usage/contract.ts'

import { AssistStatus } from './AssistStatus.tsx'
import { FloatingMenu } from './FloatingMenu.tsx'
import { assistKeys } from './keys.ts'
import { useAssist } from './useAssist.ts'
import { useProposalCards } from './useProposalCards.tsx'

/**
 * Offers AI actions on the selection of the open document, and shows their progress and results.
 */
export function useAssistInEditor(
  session: EditorSession,
  onQuotaExceeded: (quota: QuotaExceeded) => void,
): Contribution {
  const { editor, document, editable, showReview } = session
  const { state, finished, start, tryAnother, stop } = useAssist({
    editor,
    documentId: document.id,
    onQuotaExceeded,
  })
  const [menuOpen, setMenuOpen] = useState(false)
  const cards = useProposalCards(session, finished, tryAnother)
  const busy = state.kind === 'running'
  const isShown = state.kind !== 'idle'
  const begin = useCallback(
    (action: AssistAction, language?: TranslationLanguage) => {
      if (editor.state.selection.empty || !editable) return
      showReview()
      void start(action, language)
    },
    [editor, editable, showReview, start],
  )
  return useMemo(
    (): Contribution => ({
      cards,
      aboveCards: <AssistStatus state={state} onStop={stop} />,
      floating: container => (
        <FloatingMenu
          editor={editor}
          busy={busy}
          onStart={begin}
          open={menuOpen}
          onOpenChange={setMenuOpen}
          container={container}
        />
      ),
      keys: [
        ...reviewKeys(session),
        {
          key: assistKeys.improve,
          run: () => {
            begin('improve')
            return true
          },
        },
        {
          key: assistKeys.menu,
          run: () => {
            // Without a selection it would open with the next one.
            if (!editor.state.selection.empty) setMenuOpen(true)
            return true
          },
        },
        {
          key: 'Escape',
          run: () => {
            stop()
            return isShown
          },
        },
      ],
    }),
    [cards, session, state, stop, editor, busy, isShown, begin, menuOpen],
  )
}
