import { Extension, type Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { suggested } from './suggest.ts'

/** The user whose edits are suggestions; null: edits change the text. */
type Mode = { author: string | null; onRefused: () => void }

declare module '@tiptap/core' {
  interface Storage {
    suggesting: { mode: Mode }
  }
}

const AS_IS = 'asIs'

/** Lets a transaction change the text also while edits are suggestions, such as an accepted one. */
export const asIs = (transaction: Transaction): Transaction => transaction.setMeta(AS_IS, true)

/** Whether the edits of this editor are suggestions. */
export const isSuggesting = ({ storage }: Editor): boolean =>
  // Editors of plain bodies do without the extension.
  'suggesting' in storage && storage.suggesting.mode.author !== null

/** Makes the edits of this editor suggestions of a user, or edits again. */
export function suggestAs(editor: Editor, author: string | null): void {
  editor.storage.suggesting.mode.author = author
}

/** Turns the edits of a user who suggests into suggestions. Edits of others and undo stay as they are. */
export const Suggesting = Extension.create<Pick<Mode, 'onRefused'>, { mode: Mode }>({
  name: 'suggesting',
  addOptions: () => ({ onRefused: () => undefined }),
  addStorage() {
    return { mode: { author: null, onRefused: this.options.onRefused } }
  },
  dispatchTransaction({ transaction, next }) {
    const { author, onRefused } = this.storage.mode
    const isOwn =
      transaction.docChanged && !transaction.getMeta(ySyncPluginKey) && !transaction.getMeta(AS_IS)
    if (author === null || !isOwn) {
      next(transaction)
      return
    }
    const made = suggested(transaction, this.editor.state, { author, newId: () => crypto.randomUUID() })
    if (made) next(made)
    else onRefused()
  },
})
