import type { Editor } from '@tiptap/core'
import { Suspense, useEffect, useMemo, useState } from 'react'

import type { CardSource, ReviewCard } from '#client/editor/review/cards.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { createStore } from '#client/shared/lib/store.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import type { Proposal } from '#schema/assist/contract.ts'

import { resolveAnchor, type Range } from './anchor.ts'
import { useProposals } from './useProposals.ts'

// Loaded with the first result: comparing texts needs a separate library.
const ProposalCard = onDemand(async () => (await import('./ProposalCard.tsx')).ProposalCard, { ahead: true })

const NONE: readonly Proposal[] = []
const idOf = ({ id }: Proposal): string => `proposal-${id}`

/** The place of a result. One whose text is gone comes first. */
const placeOf = (editor: Editor, { anchor }: Proposal): Range =>
  resolveAnchor(editor, anchor) ?? { from: 0, to: 0 }

const inTextOrder = (editor: Editor, proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.toSorted((a, b) => placeOf(editor, a).from - placeOf(editor, b).from)

/**
 * Returns the pending results in a document as cards of the review queue. `finished` is the id of
 * the result that takes the focus.
 */
export function useProposalCards(
  { editor, document, showReview, showText }: EditorSession,
  finished: string | null,
): CardSource {
  const { data: proposals = NONE } = useProposals(document.id)
  const [stores] = useState(() => ({
    cards: createStore<readonly ReviewCard[]>([]),
    active: createStore<string | null>(null),
    /** Raised to move the focus into the open card. */
    focusWanted: createStore(0),
    proposals: createStore(NONE),
  }))

  useEffect(() => {
    const backToText = () => {
      stores.active.set(null)
      showText()
      editor.view.focus()
    }
    const { active, focusWanted } = stores
    stores.proposals.set(proposals)
    stores.cards.set(
      inTextOrder(editor, proposals).map(proposal => ({
        id: idOf(proposal),
        draw: isActive => (
          <Suspense fallback={<Skeleton className="h-32 rounded-xl" />}>
            <ProposalCard
              editor={editor}
              proposal={proposal}
              finished={proposal.id === finished}
              active={isActive}
              focusWanted={focusWanted}
              onClose={backToText}
            />
          </Suspense>
        ),
      })),
    )
    if (!proposals.some(proposal => idOf(proposal) === active.get())) active.set(null)
  }, [stores, proposals, finished, editor, showText])

  return useMemo(
    (): CardSource => ({
      cards: stores.cards,
      active: stores.active,
      places: () =>
        inTextOrder(editor, stores.proposals.get()).map(proposal => ({
          id: idOf(proposal),
          ...placeOf(editor, proposal),
        })),
      open: id => {
        if (id !== null) showReview()
        stores.active.set(id)
      },
      focus: () => stores.focusWanted.set(stores.focusWanted.get() + 1),
    }),
    [stores, editor, showReview],
  )
}
