import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { isRemote } from '#client/editor/collab/remote.ts'

declare module '@tiptap/core' {
  interface Storage {
    slashTrigger: { onKey: ((key: string) => boolean) | null }
  }
}

const slashKey = new PluginKey<number | null>('slash')

/** A longer text is no search for a command. */
const LONGEST = 30

/** An open slash: where it is, and what is typed after it. */
export type Slash = { from: number; to: number; query: string }

/** Returns the slash before the caret for which the menu is open, or null. */
export function slashIn(state: EditorState): Slash | null {
  const from = slashKey.getState(state)
  return from == null ? null : slashAt(state, from)
}

function slashAt({ selection, doc }: EditorState, from: number): Slash | null {
  const { $head, empty, head } = selection
  if (!empty || head <= from || from < $head.start() || head - from > LONGEST) return null
  const text = doc.textBetween(from, head, '\n', '\n')
  // A space alone after the slash, and a second slash, are text.
  return /^\/(?![\s/])[^/\n]*$|^\/$/.test(text) ? { from, to: head, query: text.slice(1) } : null
}

/** Closes the menu. The slash stays as text. */
export function closeSlash(editor: Editor): void {
  editor.view.dispatch(editor.state.tr.setMeta(slashKey, 'close').setMeta('addToHistory', false))
}

/** Passes the keys of an open menu to a function, until the returned function is called. */
export function listenToSlashKeys({ storage }: Editor, onKey: (key: string) => boolean): () => void {
  storage.slashTrigger.onKey = onKey
  return () => void (storage.slashTrigger.onKey = null)
}

/** Whether the user has just typed a slash where a word could begin, and not in code. */
function isTyped(transaction: Transaction, before: EditorState, after: EditorState): boolean {
  const { $head, empty } = after.selection
  if (!empty || after.doc.content.size !== before.doc.content.size + 1) return false
  // Others' changes, and undo.
  if (transaction.getMeta(ySyncPluginKey) || !before.selection.empty) return false
  if ($head.pos !== before.selection.head + 1 || !$head.parent.isTextblock || $head.parent.type.spec.code)
    return false
  if ($head.marks().some(({ type }) => type.spec.code)) return false
  const start = Math.max(0, $head.parentOffset - 2)
  return /^(?:\s?)\/$/.test($head.parent.textBetween(start, $head.parentOffset, undefined, '\n'))
}

/** Notices a typed slash, and passes the keys of its menu on while it is open. */
export const SlashTrigger = Extension.create({
  name: 'slashTrigger',
  // Before the keys of lists and of the open card.
  priority: 2000,

  addStorage: () => ({ onKey: null as ((key: string) => boolean) | null }),

  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin<number | null>({
        key: slashKey,
        state: {
          init: () => null,
          apply(transaction, at, before, after) {
            if (transaction.getMeta(slashKey) === 'close') return null
            if (transaction.docChanged && isTyped(transaction, before, after)) return after.selection.head - 1
            if (at === null) return null
            // A change by another user may replace all of the text. The caret keeps its place in it.
            const moved = isRemote(transaction)
              ? after.selection.head - (before.selection.head - at)
              : transaction.mapping.map(at, 1)
            return slashAt(after, moved) ? moved : null
          },
        },
        props: {
          handleKeyDown: (view, { key, isComposing, ctrlKey, metaKey, altKey }) =>
            !isComposing &&
            !(ctrlKey || metaKey || altKey) &&
            slashIn(view.state) !== null &&
            (storage.onKey?.(key) ?? false),
        },
      }),
    ]
  },
})
