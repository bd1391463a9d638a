import { Extension } from '@tiptap/core'

import type { Review } from './review.ts'

/** The keys of the review queue, by what they do. */
export const reviewStepKeys = { next: 'Alt-ArrowDown', previous: 'Alt-ArrowUp', enter: 'Mod-.' } as const

/** The keys that lead to a card. A feature with cards declares them. */
export const cardStepKeys: readonly string[] = Object.values(reviewStepKeys)

/**
 * The keys of the review queue while the focus is in the text: Alt+↓ and Alt+↑, and Ctrl+.
 */
export const reviewKeys = (review: Review) =>
  Extension.create({
    name: 'reviewKeys',

    addKeyboardShortcuts() {
      const { editor } = this
      const caret = () => editor.state.selection.head
      return {
        [reviewStepKeys.next]: () => review.step(1, caret()),
        [reviewStepKeys.previous]: () => review.step(-1, caret()),
        [reviewStepKeys.enter]: () => review.enter(caret()),
      }
    },
  })
