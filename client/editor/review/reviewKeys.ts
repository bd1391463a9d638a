import { Extension } from '@tiptap/core'

import type { Review } from './review.ts'

/** The keys of the review queue while the focus is in the text: Alt+↓ and Alt+↑, Ctrl+. and Escape. */
export const reviewKeys = (review: Review) =>
  Extension.create({
    name: 'reviewKeys',

    addKeyboardShortcuts() {
      const { editor } = this
      const caret = () => editor.state.selection.head
      const step = (direction: 1 | -1) => () => {
        review.step(direction, caret())
        return true
      }
      const enter = () => {
        review.enter(caret())
        return true
      }
      return {
        'Alt-ArrowDown': step(1),
        'Alt-ArrowUp': step(-1),
        'Mod-.': enter,
        Escape: () => review.close(),
      }
    },
  })
