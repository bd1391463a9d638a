import type { Editor } from '@tiptap/core'
import { atom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'

import { resolveAnchor, type Range } from '#client/editor/collab/anchor.ts'
import type { CardSource, ReviewCard } from '#client/editor/review/cards.ts'
import { QUEUE_TAB } from '#client/editor/review/shownTab.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMembers } from '#client/shared/api/members.ts'
import { store } from '#client/shared/lib/store.ts'
import type { Proposal } from '#schema/assist/contract.ts'

import { ProposalCard, type Ways } from './ProposalCard.tsx'
import { useProposals } from './useProposals.ts'

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
  { editor, document, mode, review, showReview, showText }: EditorSession,
  finished: string | null,
  onAnother: (proposal: Proposal) => Promise<void>,
): CardSource {
  const { data: proposals = NONE } = useProposals(document.id)
  const { data: members = [] } = useMembers(document)
  const { id: me } = useCurrentUser()
  const isShared = members.length > 1
  const ways = useMemo(
    (): Ways => ({
      replace: mode !== 'suggesting',
      suggestAs: mode === 'suggesting' || isShared ? me : null,
    }),
    [mode, isShared, me],
  )
  const [atoms] = useState(() => ({
    cards: atom<readonly ReviewCard[]>([]),
    active: atom<string | null>(null),
    /** Raised to move the focus into the open card. */
    focusWanted: atom(0),
    proposals: atom(NONE),
  }))

  useEffect(() => {
    const backToText = () => {
      store.set(atoms.active, null)
      showText()
      editor.view.focus()
    }
    const { active, focusWanted } = atoms
    store.set(atoms.proposals, proposals)
    store.set(
      atoms.cards,
      inTextOrder(editor, proposals).map(proposal => ({
        id: idOf(proposal),
        draw: isActive => (
          <ProposalCard
            editor={editor}
            proposal={proposal}
            ways={ways}
            finished={proposal.id === finished}
            active={isActive}
            focusWanted={focusWanted}
            onAnother={() => void onAnother(proposal)}
            onClose={backToText}
          />
        ),
      })),
    )
    if (!proposals.some(proposal => idOf(proposal) === store.get(active))) store.set(active, null)
  }, [atoms, proposals, ways, finished, editor, showText, onAnother])

  return useMemo(
    (): CardSource => ({
      cards: atoms.cards,
      active: atoms.active,
      places: () =>
        inTextOrder(editor, store.get(atoms.proposals)).map(proposal => ({
          id: idOf(proposal),
          ...placeOf(editor, proposal),
        })),
      open: id => {
        if (id !== null) {
          store.set(review.tab, QUEUE_TAB)
          showReview()
        }
        store.set(atoms.active, id)
      },
      focus: () => store.set(atoms.focusWanted, store.get(atoms.focusWanted) + 1),
    }),
    [atoms, editor, review, showReview],
  )
}
