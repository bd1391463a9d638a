import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'

import { issueCards } from './issueCards.tsx'
import { IssuePopover } from './IssuePopover.tsx'
import { IssuesFoot } from './IssuesFoot.tsx'
import { IssuesHead } from './IssuesHead.tsx'
import { useCorrections } from './useCorrections.ts'

/** Shows the corrections of the open document and lets the reader decide on them. */
export const useCorrectionsInEditor: UseContribution = ({ editor, document, writing, editable }) => {
  const { handle } = editor.storage.corrections
  const corrections = useCorrections({
    editor,
    handle,
    documentId: document.id,
    writing: writing.settings,
    editable,
  })
  const cards = useMemo(() => issueCards(editor, handle), [editor, handle])
  return useMemo(
    (): Contribution => ({
      cards,
      aboveCards: <IssuesHead corrections={corrections} />,
      belowCards: <IssuesFoot corrections={corrections} />,
      floating: container => <IssuePopover editor={editor} corrections={corrections} container={container} />,
    }),
    [cards, corrections, editor],
  )
}
