import { useState } from 'react'

import { AssistPanel } from '#client/features/assist/AssistPanel.tsx'
import { IssuesPanel } from '#client/features/corrections/IssuesPanel.tsx'
import { Tabs } from '#client/shared/ui/Tabs.tsx'

import type { Desk } from './useDesk.ts'

/** What waits for a decision: results of AI actions first, then the corrections. */
export function ReviewQueue({ desk, documentId }: { desk: Desk; documentId: string }) {
  const { editor, corrections, improve } = desk
  const [tab, setTab] = useState<'issues'>('issues')
  const issues = (
    <>
      <AssistPanel
        editor={editor}
        documentId={documentId}
        state={improve.state}
        finished={improve.finished}
        onStop={improve.stop}
      />
      <IssuesPanel corrections={corrections} />
    </>
  )
  return (
    <Tabs
      label="Review"
      value={tab}
      onChange={setTab}
      tabs={[{ value: 'issues', label: 'Issues', count: corrections.findings.length, content: issues }]}
      className="min-h-0 grow"
    />
  )
}
