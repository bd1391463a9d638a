import { useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'

import { AssistPanel } from '#client/features/assist/AssistPanel.tsx'
import { IssuesPanel } from '#client/features/corrections/IssuesPanel.tsx'
import { useFindingCount } from '#client/features/corrections/useCorrections.ts'
import { Goals } from '#client/features/check-settings/Goals.tsx'
import { attempt } from '#client/shared/lib/attempt.ts'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { reviewSheetAtom } from './layoutState.ts'
import type { Desk } from './useDesk.ts'

/** What waits for a decision: results of AI actions first, then the corrections. */
export function ReviewQueue({ desk, document }: { desk: Desk; document: DocumentSummary }) {
  const { editor, corrections, assist, writing } = desk
  const count = useFindingCount(corrections.handle)
  const [tab, setTab] = useState<'issues'>('issues')
  const setSheet = useSetAtom(reviewSheetAtom)
  const openCard = useCallback(
    (key: number) => {
      // Where the queue is a sheet, the card is behind it.
      setSheet(false)
      corrections.openCard(key)
    },
    [corrections, setSheet],
  )
  const backToText = () => {
    setSheet(false)
    editor.view.focus()
  }
  const issues = (
    <>
      <Goals
        writing={writing.settings}
        languages={corrections.handle.languages}
        editable={mayWrite(document.role)}
        onChange={wanted => void attempt(writing.change(wanted), 'That could not be saved')}
      />
      <AssistPanel
        editor={editor}
        documentId={document.id}
        state={assist.state}
        finished={assist.finished}
        onStop={assist.stop}
        onResolved={backToText}
      />
      <IssuesPanel corrections={corrections} onOpen={openCard} />
    </>
  )
  return (
    <Tabs
      label="Review"
      value={tab}
      onChange={setTab}
      tabs={[{ value: 'issues', label: 'Issues', count, content: issues }]}
      className="min-h-0 grow"
    />
  )
}
