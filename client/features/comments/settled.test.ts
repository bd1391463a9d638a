import { describe, expect, test } from 'vitest'

import { editOf, newDraft, taken, type Draft } from './drafts.ts'
import { settled, type Known } from './settled.ts'

const NOW = Date.parse('2026-11-27T10:00:00.000Z')
const NOTHING: Known = {
  comments: [],
  marked: new Set(),
  sending: new Set(),
  open: null,
  isGone: () => false,
  now: NOW,
}

const comment = ({ id, text }: Draft, createdAt = '2026-11-27T09:59:00.000Z') => ({ id, text, createdAt })

test('drafts that became comments are removed, unless they are open or being sent here', () => {
  const [sent, here, open] = [newDraft('Sent'), newDraft('Here'), newDraft('Open')]
  const [replied, other] = [newDraft(' Yes \n'), newDraft('Other')]
  const held = { 'new sent': sent, 'new here': here, 'new open': open, 'a thread': replied, x: other }
  const comments = [sent, here, open, { ...replied, text: 'Yes' }].map(each => comment(each))
  const known = {
    ...NOTHING,
    comments,
    marked: new Set(comments.map(({ id }) => id)),
    sending: new Set(['new here']),
    open: 'new open',
  }
  expect(settled(known)(held)).toEqual({ 'new here': here, 'new open': open, x: other })
})

test('drafts stay when their author has gone on writing', () => {
  const [begun, replied] = [newDraft('Why this?'), newDraft('abc def')]
  const held = { 'new one': begun, 'a thread': replied }
  const comments = [comment({ ...begun, text: 'Why' }), comment({ ...replied, text: 'abc' })]
  expect(settled({ ...NOTHING, comments, marked: new Set([begun.id]) })(held)).toBe(held)
})

test('a change that was sent goes when its comment has it, and one that has just begun stays', () => {
  const [saved, begun, lost] = [newDraft('One'), newDraft('Two'), newDraft('Three')]
  const comments = [saved, begun].map(each => comment(each))
  const held = {
    [editOf(saved.id)]: { ...newDraft(' One\n'), sent: ' One\n' },
    [editOf(begun.id)]: newDraft('Two'),
    [editOf(lost.id)]: { ...newDraft('Three'), sent: 'Three' },
  }
  const { [editOf(saved.id)]: _saved, ...others } = held
  expect(settled({ ...NOTHING, comments })(held)).toEqual(others)
  const further = { [editOf(saved.id)]: { ...newDraft('One more'), sent: 'One' } }
  expect(settled({ ...NOTHING, comments })(further)).toBe(further)
  const sending = new Set([editOf(saved.id)])
  expect(settled({ ...NOTHING, comments, sending })(held)).toBe(held)
})

test('empty drafts of new threads go, those of replies stay with their fields', () => {
  const [blank, open, replied] = [newDraft(' \u200B'), newDraft(''), newDraft('')]
  const held = { 'new one': blank, 'new open': open, 'a thread': replied }
  expect(settled({ ...NOTHING, open: 'new open' })(held)).toEqual({ 'new open': open, 'a thread': replied })
})

describe('a thread without its mark', () => {
  const draft = newDraft('Why?', [], { anchor: 'a', quote: 'q' })
  const known = { ...NOTHING, comments: [comment(draft)], marked: new Set(['another']) }

  test('has taken its draft, which stays until it is marked, or a day has passed', () => {
    const held = settled(known)({ 'new one': draft })
    expect(held['new one']).toMatchObject({ ...draft, taken: { text: 'Why?' } })
    expect(settled(known)(held)).toBe(held)
    expect(settled({ ...known, marked: new Set([draft.id]) })(held)).toEqual({})
    const old = [comment(draft, '2026-11-26T09:59:59.000Z')]
    expect(settled({ ...known, comments: old })(held)).toEqual({})
  })

  test('is edited, and has still taken its draft', () => {
    const held = { 'new one': taken(draft) }
    const comments = [comment({ ...draft, text: 'Why this?' })]
    expect(settled({ ...known, comments })(held)).toBe(held)
    expect(settled({ ...known, comments, marked: new Set([draft.id]) })(held)).toEqual({})
  })

  test.each([null, 'new one'])('is withdrawn, and its draft is unsent under a new id (open: %s)', open => {
    const held = { 'new one': taken(draft) }
    const gone = { ...NOTHING, open, isGone: ({ id }: Draft) => id === draft.id }
    const { 'new one': unsent } = settled(gone)(held)
    const { id: _used, ...words } = draft
    expect(unsent).toEqual({ ...words, id: expect.any(String) })
    expect(unsent?.id).not.toBe(draft.id)
  })

  test('that the page does not know yet may have taken its draft in another tab', () => {
    const held = { 'new one': taken(draft) }
    expect(settled(NOTHING)(held)).toBe(held)
  })

  test('that is withdrawn leaves the draft to the tab that sends it', () => {
    const held = { 'new one': draft }
    expect(settled({ ...NOTHING, sending: new Set(['new one']), isGone: () => true })(held)).toBe(held)
  })
})
