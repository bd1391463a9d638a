import type { KeyBinding } from '#client/editor/features/keys.ts'
import type { EditorSession } from '#client/editor/session.ts'

/** The keys of the review queue, by what they do. */
export const reviewStepKeys = { next: 'Alt-ArrowDown', previous: 'Alt-ArrowUp', enter: 'Mod-.' } as const

/**
 * Returns the keys of the review queue for features with cards: Alt+↓, Alt+↑ and Ctrl+. They also
 * work in a text that is only read.
 */
export function reviewKeys({ editor, review }: EditorSession): readonly KeyBinding[] {
  const caret = () => editor.state.selection.head
  return [
    { key: reviewStepKeys.next, run: () => review.step(1, caret()) },
    { key: reviewStepKeys.previous, run: () => review.step(-1, caret()) },
    { key: reviewStepKeys.enter, run: () => review.enter(caret()) },
  ]
}
