import { useAtom, useAtomValue, type Atom } from 'jotai'
import { Clock } from 'lucide-react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import { editor } from '#schema/messages/en/editor.ts'

import { ReviewQueue } from './ReviewQueue.tsx'
import { QUEUE_TAB } from './shownTab.ts'

const t = translator(editor)

/** The review of a document: the queue of cards, and the further panels of the features. */
export function ReviewTabs({ session }: { session: EditorSession }) {
  const { count } = useAtomValue(session.review.queue)
  const panels = useAtomValue(session.contributions.all).flatMap(contribution => contribution.panels ?? [])
  const [chosen, setChosen] = useAtom(session.review.tab)
  const tabs = [
    {
      value: QUEUE_TAB,
      label: t('issues'),
      ...(count > 0 && { count }),
      content: <ReviewQueue session={session} />,
    },
    ...panels.map(({ id, label, content, waiting }) => ({
      value: id,
      label: waiting ? <WaitingLabel label={label} waiting={waiting} /> : label,
      content,
    })),
  ]
  const value = tabs.some(tab => tab.value === chosen) ? chosen : QUEUE_TAB
  return <Tabs label={t('review')} value={value} onChange={setChosen} tabs={tabs} className="min-h-0 grow" />
}

/** The label of a panel, with a sign while texts in it wait to be sent. */
function WaitingLabel({ label, waiting }: { label: string; waiting: Atom<number> }) {
  const count = useAtomValue(waiting)
  if (count === 0) return label
  return (
    <>
      {label}
      <span className="sr-only">{t('waiting', { count })}</span>
      <Clock className="size-3.5" aria-hidden />
    </>
  )
}
