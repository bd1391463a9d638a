import type { Editor } from '@tiptap/core'
import type { Atom } from 'jotai'
import { ChartColumn } from 'lucide-react'
import { Suspense, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature } from '#client/editor/features/feature.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { editor as messages } from '#schema/messages/en/editor.ts'

const t = translator(messages)

const TAB = 'style'

const StylePanel = onDemand(async () => (await import('./StylePanel.tsx')).StylePanel, { ahead: true })

/**
 * Returns the languages of a document, the most frequent first, with spaces between them. Empty
 * until they are known.
 */
type LanguagesOf = (editor: Editor) => Atom<string>

/** The style of the open document, as a tab of the review, and the command that opens it. */
export const documentStyle = (languagesOf: LanguagesOf): EditorFeature => ({
  id: 'document-style',
  useContribution: session => useDocumentStyle(session, languagesOf),
})

function useDocumentStyle(session: EditorSession, languagesOf: LanguagesOf): Contribution {
  return useMemo(
    () => ({
      panels: [
        {
          id: TAB,
          label: t('style'),
          content: (
            <Suspense>
              <StylePanel session={session} languages={languagesOf(session.editor)} />
            </Suspense>
          ),
        },
      ],
      commands: [
        {
          id: 'show-style',
          group: 'review',
          label: t(`showStyle.${session.document.kind}`),
          icon: ChartColumn,
          run: () => {
            store.set(session.review.tab, TAB)
            session.showReview()
          },
        },
      ],
    }),
    [session, languagesOf],
  )
}
