import { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { anchorOf } from '#client/editor/collab/anchor.ts'
import { sharedBody } from '#client/editor/core/extensions.ts'
import { createContributions } from '#client/editor/features/contributions.ts'
import { Review } from '#client/editor/review/review.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { CurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import type { Proposal } from '#schema/assist/contract.ts'
import { ada } from '#tests/support/ada.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import type { Status } from './AssistStatus.tsx'
import { useProposalCards } from './useProposalCards.tsx'
import { patchProposal } from './useProposals.ts'

const letter = documentSummary()
const TEXTS = ['First.', 'Second.', 'Third.']
/** The rest of the session. */
const around = {
  document: letter,
  mode: 'editing',
  showReview: () => undefined,
  showText: () => undefined,
} as const
const acts = { onRetry: () => undefined, onStop: () => undefined }
const another = async () => undefined

let editor: Editor
let review: Review
let drawing: Drawing
beforeEach(() => {
  editor = new Editor({ extensions: [...bodyExtensions(), ...sharedBody(new Y.Doc())] })
  editor.commands.setContent(TEXTS.map(text => `<p>${text}</p>`).join(''))
  const contributions = createContributions([{ id: 'assist' }])
  review = new Review(contributions, 'ada letter')
  drawing = startDrawing()
  drawing.client.setQueryData(['proposals', letter.id], [resultOf(2), resultOf(0)])
  drawing.client.setQueryData(['members', letter.id], [])

  function Cards({ status, finished }: { status: Status; finished: string | null }) {
    const cards = useProposalCards({ ...around, editor, review }, status, finished, another)
    useEffect(() => contributions.put('assist', { cards }), [cards])
    return null
  }
  show = (state, finished = null) =>
    drawing.draw(
      <CurrentUser value={ada}>
        <Cards status={{ ...acts, state }} finished={finished} />
      </CurrentUser>,
    )
})
afterEach(async () => {
  await drawing.end()
  editor.destroy()
})

let show: (state: Status['state'], finished?: string | null) => Promise<void>

/** The anchor of the nth paragraph. */
function anchorAt(nth: number): string {
  const anchors: string[] = []
  editor.state.doc.forEach((block, from) =>
    anchors.push(anchorOf(editor, { from: from + 1, to: from + 1 + block.content.size })),
  )
  return anchors[nth] ?? expect.fail()
}

const resultOf = (nth: number): Proposal => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  documentId: letter.id,
  action: 'improve',
  engine: 'builtin',
  note: null,
  before: TEXTS[nth] ?? '',
  after: 'Better.',
  anchor: anchorAt(nth),
  createdAt: '2026-08-02T10:00:00.000Z',
  revision: 1,
})

/** The input of an action on the second paragraph. */
const improving = () =>
  ({
    params: { action: 'improve' },
    body: { documentId: letter.id, text: 'Second.', anchor: anchorAt(1) },
  }) as const

/** The ends of the ids of the cards, in the order of the list. */
const shown = () =>
  store.get(review.queue).cards.map(({ id }) =>
    id
      .split('-')
      .at(-1)
      ?.replace(/^0+(?=.)/, ''),
  )

test('an action is listed at the place of its text while it runs or has failed, and its result is there too', async () => {
  const input = improving()
  await show({ kind: 'idle' })
  expect(shown()).toEqual(['0', '2'])
  await show({ kind: 'running', input, engine: null, soFar: '' })
  expect(shown()).toEqual(['0', 'awaited', '2'])
  const failure = { message: 'The connection dropped.', fields: {}, canRetry: true }
  await show({ kind: 'failed', input, failure, soFar: '' })
  expect(shown()).toEqual(['0', 'awaited', '2'])
  const made = resultOf(1)
  patchProposal(drawing.client, letter.id, made.id, made)
  await show({ kind: 'idle' }, made.id)
  expect(shown()).toEqual(['0', '1', '2'])
})

test('the words that come leave the cards as they are', async () => {
  const input = improving()
  await show({ kind: 'running', input, engine: null, soFar: 'Bet' })
  const { cards } = store.get(review.queue)
  await show({ kind: 'running', input, engine: null, soFar: 'Better' })
  expect(store.get(review.queue).cards).toBe(cards)
})
