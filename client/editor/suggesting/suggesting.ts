import { Extension, type Editor } from '@tiptap/core'
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { formatExactly } from '#client/editor/acts/format.ts'
import { isSuggested, outsideDeletion } from '#document/suggestions.ts'

import { copied } from './copied.ts'
import { joins, type Refusal } from './refusal.ts'
import { suggested, SUGGESTED } from './suggest.ts'

type Mode = {
  /** The user whose edits are suggestions; null: edits change the text. */
  author: string | null
  /** Whether the user may also edit. */
  mayEdit: boolean
  onRefused: (refusal: Refusal) => void
}

declare module '@tiptap/core' {
  interface Storage {
    suggesting: { mode: Mode }
  }
}

const AS_IS = 'asIs'

/** Lets a transaction change the text also while edits are suggestions, such as an accepted one. */
export const asIs = (transaction: Transaction): Transaction => transaction.setMeta(AS_IS, true)

export const isAsIs = (transaction: Transaction): boolean => transaction.getMeta(AS_IS) === true

const AUTHOR = 'suggestingAuthor'

/** Lets an edit be a suggestion of a user also while others change the text. */
export const suggestedBy = (transaction: Transaction, author: string): Transaction =>
  transaction.setMeta(AUTHOR, author)

function authorOf(transaction: Transaction): string | null {
  const author: unknown = transaction.getMeta(AUTHOR)
  return typeof author === 'string' ? author : null
}

/** Whether the edits of this editor are suggestions. */
export const isSuggesting = (editor: Editor): boolean => suggestingAuthor(editor) !== null

/** Returns the user whose edits of this editor are suggestions, or null. */
export const suggestingAuthor = ({ storage }: Editor): string | null =>
  // Editors of plain bodies do without the extension.
  'suggesting' in storage ? storage.suggesting.mode.author : null

/** Makes the edits of this editor suggestions of a user, or edits again. */
export function suggestAs(editor: Editor, author: string | null, mayEdit = true): void {
  Object.assign(editor.storage.suggesting.mode, { author, mayEdit })
}

/** Reports that an edit cannot be suggested. */
export function refuse({ storage }: Editor, tried: Refusal['tried'] = 'other'): void {
  const { mayEdit, onRefused } = storage.suggesting.mode
  onRefused({ tried, mayEdit })
}

/** Whether a transaction is an edit of this user that is still to become a suggestion. */
const isEdit = (transaction: Transaction): boolean =>
  transaction.docChanged &&
  !transaction.getMeta(ySyncPluginKey) &&
  !isAsIs(transaction) &&
  !transaction.getMeta(SUGGESTED)

/** Turns the edits of a user who suggests into suggestions. Edits of others and undo stay as they are. */
export const Suggesting = Extension.create<Pick<Mode, 'onRefused'>, { mode: Mode }>({
  name: 'suggesting',
  addOptions: () => ({ onRefused: () => undefined }),
  addStorage() {
    return { mode: { author: null, mayEdit: true, onRefused: this.options.onRefused } }
  },
  dispatchTransaction({ transaction, next }) {
    const { mode } = this.storage
    const author = mode.author ?? authorOf(transaction)
    const { view, state } = this.editor
    if (!isEdit(transaction)) next(transaction)
    else if (author === null) next(typedAsText(transaction, state))
    else {
      const suggester = { author, newId: () => crypto.randomUUID() }
      const made =
        suggested(transaction, state, suggester) ??
        suggested(typedByRule(transaction, state), state, suggester)
      if (made) {
        if (!formatExactly(this.editor, made)) next(made)
      } else {
        refuse(this.editor, joins(transaction) ? 'join' : 'other')
        redrawBoxes(view.dom)
      }
    }
  },
  addProseMirrorPlugins() {
    const { mode } = this.storage
    return [
      new Plugin({
        // Plugins append edits to those of the user, such as the rules for pasted text. Those are no suggestions.
        filterTransaction: transaction => mode.author === null || !isEdit(transaction),
        props: { transformCopied: copied },
      }),
    ]
  },
})

/** Puts text that is typed inside one that is to go behind that: it is the writer's own. */
function typedAsText(transaction: Transaction, state: EditorState): Transaction {
  const [step, ...others] = transaction.steps
  const isTyped =
    step instanceof ReplaceStep && others.length === 0 && transaction.getMeta('uiEvent') !== 'drop'
  const text = isTyped && step.slice.content.childCount === 1 ? step.slice.content.firstChild : null
  if (!isTyped || !text?.isText || !isSuggested(text, 'deletion')) return transaction
  const real = text.mark(text.marks.filter(({ type }) => type.name !== 'deletion'))
  const { tr } = state
  if (step.from < step.to) tr.delete(step.from, step.to)
  const at = outsideDeletion(tr.doc, step.from)
  tr.insert(at, real)
  return tr.setSelection(TextSelection.create(tr.doc, at + real.nodeSize)).scrollIntoView()
}

/** Returns the typing that a rule, such as that of lists, took for something else. */
function typedByRule(transaction: Transaction, state: EditorState): Transaction {
  for (const plugin of state.plugins) {
    const typed: unknown = 'isInputRules' in plugin.spec ? transaction.getMeta(plugin) : undefined
    if (isTyping(typed) && typed.text !== '\n') return state.tr.insertText(typed.text, typed.from, typed.to)
  }
  return transaction
}

// Tiptap does not type the metadata of its rules.
const isTyping = (value: unknown): value is { from: number; to: number; text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'from' in value &&
  typeof value.from === 'number' &&
  'to' in value &&
  typeof value.to === 'number'

/** Shows the boxes of tasks as the text has them, after a press that was refused. */
function redrawBoxes(text: HTMLElement): void {
  for (const task of text.querySelectorAll<HTMLElement>('li[data-checked]')) {
    const box = task.querySelector('input')
    if (box) box.checked = task.dataset['checked'] === 'true'
  }
}
