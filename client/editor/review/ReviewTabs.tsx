import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

import { ReviewQueue } from './ReviewQueue.tsx'

const t = translator(editor)

const QUEUE = 'issues'

/** The review of a document: the queue of cards, and the further panels of the features. */
export function ReviewTabs({ session }: { session: EditorSession }) {
  const { count } = useAtomValue(session.review.queue)
  const panels = useAtomValue(session.contributions.all).flatMap(contribution => contribution.panels ?? [])
  const [chosen, setChosen] = useState(QUEUE)
  const tabs = [
    {
      value: QUEUE,
      label: t('issues'),
      ...(count > 0 && { count }),
      content: <ReviewQueue session={session} />,
    },
    ...panels.map(({ id, label, content }) => ({ value: id, label, content })),
  ]
  const value = tabs.some(tab => tab.value === chosen) ? chosen : QUEUE
  return <Tabs label={t('review')} value={value} onChange={setChosen} tabs={tabs} className="min-h-0 grow" />
}
