import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Selection, type Transaction } from '@tiptap/pm/state'
import { StepMap } from '@tiptap/pm/transform'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'

import type { ActHistory } from './history.ts'
import type { Step } from './step.ts'

/** A selection, and the length of the text that it is in. */
type CaretBookmark = { selection: ReturnType<Selection['getBookmark']>; size: number }
/** The selections around a step, and where its change begins. */
type Carets = { before: CaretBookmark; after: CaretBookmark; start: number }

const CARETS = 'carets'
// Set in this file alone.
const caretsOf = (step: Step): Carets | undefined => step.meta.get(CARETS) as Carets | undefined

const placeIn = ({ selection, doc }: EditorState): CaretBookmark => ({
  selection: selection.getBookmark(),
  size: doc.content.size,
})

/** Returns where two texts begin to differ. */
const startOf = (one: Node, other: Node): number =>
  one.content.findDiffStart(other.content) ?? one.content.size

const key = new PluginKey<EditorState | null>('undoCaret')

/**
 * Keeps the caret where the change was that an undo or redo takes back. The binding follows the
 * characters around a caret, and a block that changes its kind gets other characters.
 */
export const UndoCaret = Extension.create<{ history: ActHistory | null }>({
  name: 'undoCaret',
  addOptions: () => ({ history: null }),

  addProseMirrorPlugins() {
    const { history } = this.options
    return history ? [undoCaret(history)] : []
  },
})

const undoCaret = (history: ActHistory): Plugin<EditorState | null> =>
  new Plugin<EditorState | null>({
    key,
    state: {
      init: () => null,
      /** The state before the last change of the text. */
      apply: (transaction, before, old) =>
        transaction.docChanged && !transaction.getMeta('appendedTransaction') ? old : before,
    },
    view(view) {
      type Added = { stackItem: Step }
      const onAdded = ({ stackItem }: Added) => {
        const taken = history.taken && caretsOf(history.taken)
        const before = key.getState(view.state)
        if (taken) stackItem.meta.set(CARETS, taken)
        else if (before)
          stackItem.meta.set(CARETS, {
            before: placeIn(before),
            after: placeIn(view.state),
            start: startOf(before.doc, view.state.doc),
          } satisfies Carets)
      }
      const onUpdated = ({ stackItem }: Added) => {
        const carets = caretsOf(stackItem)
        const before = key.getState(view.state)
        if (!carets || !before) return
        const start = Math.min(carets.start, startOf(before.doc, view.state.doc))
        stackItem.meta.set(CARETS, { ...carets, after: placeIn(view.state), start } satisfies Carets)
      }
      const onPopped = () => forgetSelection(view.state)
      history.on('stack-item-added', onAdded)
      history.on('stack-item-updated', onUpdated)
      history.on('stack-item-popped', onPopped)
      return {
        destroy() {
          history.off('stack-item-added', onAdded)
          history.off('stack-item-updated', onUpdated)
          history.off('stack-item-popped', onPopped)
        },
      }
    },
    appendTransaction(transactions, old, state) {
      const carets = history.taken && caretsOf(history.taken)
      if (!carets || !transactions.some(isTakenBack)) return null
      const selection = selectionAfter(
        carets,
        history.undoing ? carets.before : carets.after,
        old.doc,
        state.doc,
      )
      return selection && !selection.eq(state.selection) ? state.tr.setSelection(selection) : null
    },
  })

/**
 * Drops the selection that the binding sets after an undo. The next change of someone else would
 * move the caret there.
 */
function forgetSelection(state: EditorState): void {
  const sync: unknown = ySyncPluginKey.getState(state)
  if (typeof sync !== 'object' || sync === null || !('binding' in sync)) return
  if (sync.binding instanceof ProsemirrorBinding) sync.binding.afterAllTransactions()
}

function isTakenBack(transaction: Transaction): boolean {
  const change: unknown = transaction.getMeta(ySyncPluginKey)
  return typeof change === 'object' && change !== null && 'isUndoRedoOperation' in change
    ? change.isUndoRedoOperation === true
    : false
}

/** Returns the selection at a place, which others may have moved, or null to leave it to the binding. */
function selectionAfter({ start }: Carets, place: CaretBookmark, old: Node, doc: Node): Selection | null {
  const shift = place.size === doc.content.size ? 0 : startOf(old, doc) - start
  try {
    return place.selection.map(StepMap.offset(shift)).resolve(doc)
  } catch {
    // Someone else has deleted the text around the caret.
    return null
  }
}
