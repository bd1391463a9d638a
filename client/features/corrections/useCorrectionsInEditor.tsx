import { Sparkles } from 'lucide-react'
import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { reviewKeys } from '#client/editor/review/reviewKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'

import { issueCards } from './issueCards.tsx'
import { IssuePopover } from './IssuePopover.tsx'
import { IssuesFoot } from './IssuesFoot.tsx'
import { IssuesHead } from './IssuesHead.tsx'
import { useCorrections } from './useCorrections.ts'

const t = translator(messages)

/** Shows the corrections of the open document and lets the reader decide on them. */
export const useCorrectionsInEditor: UseContribution = session => {
  const { editor, document, writing, editable, showText } = session
  const { handle } = editor.storage.corrections
  const corrections = useCorrections({
    editor,
    handle,
    documentId: document.id,
    kind: document.kind,
    writing,
    editable,
    showText,
  })
  const cards = useMemo(() => issueCards(editor, corrections), [editor, corrections])
  return useMemo(
    (): Contribution => ({
      cards,
      aboveCards: <IssuesHead corrections={corrections} />,
      belowCards: <IssuesFoot corrections={corrections} />,
      keys: reviewKeys(session),
      commands: editable
        ? [
            {
              id: 'fix-all',
              group: 'review',
              label: t('fixAll'),
              icon: Sparkles,
              run: corrections.fixAllSafe,
            },
          ]
        : [],
      floating: container => <IssuePopover editor={editor} corrections={corrections} container={container} />,
    }),
    [cards, corrections, session, editor, editable],
  )
}
