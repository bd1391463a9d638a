import { useAtomValue } from 'jotai'
import { Fragment, useCallback, useDeferredValue } from 'react'

import type { EditorSession } from '#client/editor/session.ts'

import { CardList } from './CardList.tsx'

/** The items in a document that await a decision: the cards of all features in text order. */
export function ReviewQueue({ session }: { session: EditorSession }) {
  const { review } = session
  const contributions = useAtomValue(session.contributions.all)
  // A long list is rendered when the browser is idle, so that typing stays fluid.
  const { cards, active } = useDeferredValue(useAtomValue(review.queue))
  const open = useCallback((id: string) => review.openInList(id), [review])
  return (
    <>
      {contributions.map(({ id, aboveCards }) => (
        <Fragment key={id}>{aboveCards}</Fragment>
      ))}
      {cards.length > 0 && (
        <div className="p-4">
          <CardList cards={cards} active={active} onOpen={open} />
        </div>
      )}
      {contributions.map(({ id, belowCards }) => (
        <Fragment key={id}>{belowCards}</Fragment>
      ))}
    </>
  )
}
