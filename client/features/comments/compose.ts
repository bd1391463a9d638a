import type { Editor } from '@tiptap/core'

import { anchorOf, resolveAnchor, type Range } from '#client/editor/collab/anchor.ts'
import { selectedRange } from '#client/editor/core/selectedRange.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { keptQuote } from '#schema/comments/quote.ts'
import { isBlank } from '#schema/shared/blank.ts'

import { newThread, recalled, type Draft, type DraftPlace, type DraftStore } from './drafts.ts'
import { COMMENTS_TAB } from './keys.ts'
import { isAdrift } from './passage.ts'
import { cancelSend } from './sends.ts'
import { act, commentsKey, shownAt } from './state.ts'

/** The part of a session in which a comment is written. */
type Desk = Pick<EditorSession, 'editor' | 'showReview'> & { review: Pick<EditorSession['review'], 'tab'> }

/** Moves the focus into the text, also into one that is only read. */
export function focusText({ view, isEditable }: Editor): void {
  if (isEditable) view.focus()
  else view.dom.focus({ preventScroll: true })
}

/** Closes the open card, if the focus is in it or in the text, to which the focus returns. */
export function closeCard({ editor }: Pick<Desk, 'editor'>): boolean {
  const { active } = store.get(editor.storage.comments.handle.snapshot)
  const isInCard = document.activeElement?.closest('[data-comment-card]') != null
  if (active === null || !(isInCard || editor.isFocused)) return false
  act(editor.view, { kind: 'activate', id: null })
  if (isInCard) focusText(editor)
  return true
}

/** Returns the text that a comment would be on: the selected one, or else that of the caret's block. */
export function commentedRange(editor: Editor): Range | null {
  const { empty, $from } = editor.state.selection
  if (!empty) return selectedRange(editor)
  return $from.parent.isTextblock && $from.parent.textContent.trim() !== ''
    ? { from: $from.start(), to: $from.end() }
    : null
}

/** Shows the comments. */
export function showComments({ review, showReview }: Omit<Desk, 'editor'>): void {
  store.set(review.tab, COMMENTS_TAB)
  showReview()
}

/**
 * Opens the field for a comment on the selected text, with the draft that was begun on it. At a caret in
 * a text that has comments, opens their card.
 */
export function compose(session: Desk, drafts: DraftStore): void {
  const { editor } = session
  const { focusWanted } = editor.storage.comments.handle
  const state = commentsKey.getState(editor.state)
  const { empty, head } = editor.state.selection
  const there = empty && state ? shownAt(state, head) : null
  if (there !== null) {
    act(editor.view, { kind: 'activate', id: there })
    store.set(focusWanted, there)
    showComments(session)
    return
  }
  const range = commentedRange(editor)
  if (!range) return
  const place = {
    anchor: anchorOf(editor, range),
    // Each key in the field stores the draft with it.
    quote: keptQuote(editor.state.doc.textBetween(range.from, range.to, '\n')),
  }
  openField(session, drafts, { name: draftFor(editor, drafts, range) ?? newThread(), place })
}

/** Returns the name of the draft on exactly a text, or else of one that waits for another text. */
function draftFor(editor: Editor, drafts: DraftStore, range: Range): string | undefined {
  const free = store.get(drafts.tabs.free)
  // One that is open in another tab is written there.
  const found = drafts.newThreads().filter(([name]) => free.get(name) !== false)
  const isHere = ({ place }: Draft) => {
    const held = place && resolveAnchor(editor, place.anchor)
    return held?.from === range.from && held.to === range.to
  }
  const [name] =
    found.find(([, draft]) => isHere(draft)) ?? found.find(([, draft]) => isAdrift(editor, draft)) ?? []
  return name
}

/** Opens the field of a draft on a text, unless another one is being sent. */
export function openField(
  session: Desk,
  drafts: DraftStore,
  { name, place }: { name: string; place: DraftPlace },
): void {
  const { editor } = session
  const { composing, sends } = editor.storage.comments.handle
  const held = store.get(composing)
  if (held && store.get(sends).get(held.name)?.stop) return showComments(session)
  if (held && held.name !== name) leaveField(session, drafts)
  else cancelSend(sends, name)
  drafts.change(name, draft => draft && { ...recalled(draft), place })
  act(editor.view, { kind: 'select', anchor: place.anchor })
  store.set(composing, { ...place, name, focus: (held?.focus ?? 0) + 1 })
  showComments(session)
}

/** Closes the field for a new comment. Its text stays as a draft. */
export function leaveField({ editor }: Pick<Desk, 'editor'>, drafts: DraftStore): void {
  const { composing, sends } = editor.storage.comments.handle
  const { name } = store.get(composing) ?? {}
  if (name === undefined) return
  cancelSend(sends, name)
  drafts.change(name, held => (isBlank(held?.text ?? '') ? null : held))
  store.set(composing, null)
  act(editor.view, { kind: 'select', anchor: null })
}
