import type { Editor } from '@tiptap/core'

import { anchorOf, type Range } from '#client/editor/collab/anchor.ts'
import { selectedRange } from '#client/editor/core/selectedRange.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'

import { NEW_THREAD } from './drafts.ts'
import { COMMENTS_TAB } from './keys.ts'
import { cancelSend } from './sends.ts'
import { act, commentsKey, shownAt } from './state.ts'

/** Moves the focus into the text, also into one that is only read. */
export function focusText({ view, isEditable }: Editor): void {
  if (isEditable) view.focus()
  else view.dom.focus({ preventScroll: true })
}

/** Closes the open card, if the focus is in it or in the text, to which the focus returns. */
export function closeCard({ editor }: EditorSession): boolean {
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
export function showComments({ review, showReview }: EditorSession): void {
  store.set(review.tab, COMMENTS_TAB)
  showReview()
}

/**
 * Opens the field for a comment on the selected text. At a caret in a text that has comments, opens
 * their card.
 */
export function compose(session: EditorSession): void {
  const { editor } = session
  const { composing, focusWanted, sends } = editor.storage.comments.handle
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
  const anchor = anchorOf(editor, range)
  const held = store.get(composing)
  if (held && store.get(sends).get(NEW_THREAD)?.stop) return showComments(session)
  cancelSend(sends, NEW_THREAD)
  act(editor.view, { kind: 'select', anchor })
  store.set(composing, {
    focus: (held?.focus ?? 0) + 1,
    anchor,
    quote: editor.state.doc.textBetween(range.from, range.to, '\n'),
  })
  showComments(session)
}
