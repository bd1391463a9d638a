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

import { AssistStatus, type Status } from './AssistStatus.tsx'
import { ProposalCard, type Ways } from './ProposalCard.tsx'
import { useProposals } from './useProposals.ts'

type Session = Pick<EditorSession, 'editor' | 'document' | 'mode' | 'review' | 'showReview' | 'showText'>

/** A card of the text at an anchor. */
type AnchoredCard = ReviewCard & { anchor: string }

const NONE: readonly Proposal[] = []
const NO_CARDS: readonly AnchoredCard[] = []
/** The card of an action without a result. */
const AWAITED = 'proposal-awaited'
const idOf = ({ id }: Proposal): string => `proposal-${id}`

/** The place of a card. One whose text is gone comes first. */
const placeOf = (editor: Editor, { anchor }: AnchoredCard): Range =>
  resolveAnchor(editor, anchor) ?? { from: 0, to: 0 }

const inTextOrder = (editor: Editor, cards: readonly AnchoredCard[]): readonly AnchoredCard[] =>
  cards.toSorted((a, b) => placeOf(editor, a).from - placeOf(editor, b).from)

/**
 * Returns the action of the selection and the pending results in a document as cards of the review
 * queue. `finished` is the id of the result that takes the focus.
 */
export function useProposalCards(
  { editor, document, mode, review, showReview, showText }: Session,
  status: Status,
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
    cards: atom(NO_CARDS),
    status: atom(status),
    active: atom<string | null>(null),
    /** Raised to move the focus into the open card. */
    focusWanted: atom(0),
  }))
  const { state } = status
  const anchor = state.kind === 'idle' ? null : state.input.body.anchor
  useEffect(() => {
    // The card of an action that is over stays as it is until that of its result takes its place.
    if (status.state.kind !== 'idle') store.set(atoms.status, status)
  }, [atoms, status])

  useEffect(() => {
    const backToText = () => {
      store.set(atoms.active, null)
      showText()
      editor.view.focus()
    }
    const { active, focusWanted } = atoms
    const placed = proposals.map((proposal): AnchoredCard => ({
      id: idOf(proposal),
      anchor: proposal.anchor,
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
    }))
    if (anchor !== null)
      placed.push({
        id: AWAITED,
        anchor,
        draw: isActive => <AssistStatus status={atoms.status} active={isActive} focusWanted={focusWanted} />,
      })
    store.set(atoms.cards, inTextOrder(editor, placed))
    if (!placed.some(({ id }) => id === store.get(active))) store.set(active, null)
  }, [atoms, proposals, anchor, ways, finished, editor, showText, onAnother])

  return useMemo(
    (): CardSource => ({
      cards: atoms.cards,
      active: atoms.active,
      places: () =>
        inTextOrder(editor, store.get(atoms.cards)).map(card => ({ id: card.id, ...placeOf(editor, card) })),
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
