import { useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'

import { AssistPanel } from '#client/features/assist/AssistPanel.tsx'
import { IssuesPanel } from '#client/features/corrections/IssuesPanel.tsx'
import { useFindingCount } from '#client/features/corrections/useCorrections.ts'
import { Tabs } from '#client/shared/ui/Tabs.tsx'

import { reviewSheetAtom } from './layoutState.ts'
import type { Desk } from './useDesk.ts'

/** What waits for a decision: results of AI actions first, then the corrections. */
export function ReviewQueue({ desk, documentId }: { desk: Desk; documentId: string }) {
  const { editor, corrections, assist } = desk
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
      <AssistPanel
        editor={editor}
        documentId={documentId}
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
