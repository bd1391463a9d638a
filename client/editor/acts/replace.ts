import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import { asIs, isSuggesting } from '#client/editor/suggesting/suggesting.ts'

import { plainTextOf } from './characters.ts'
import { performActs, performEdits, type Replacement } from './perform.ts'

/** A replacement of text within one block, in positions of the editor. */
export type Change = { from: number; to: number; text: string }

/**
 * Makes replacements as acts, as one undo step. If others make the same ones, each counts once.
 * Returns false, with nothing changed, if that is not possible, as across a line break.
 */
export const replaceAsActs = (editor: Editor, changes: readonly Change[]): boolean =>
  asStep(editor, () => replaceBy(performActs, editor, changes))

/**
 * Makes replacements as ordinary edits of exactly these ranges, as one undo step. Returns false,
 * with nothing changed, if that is not possible.
 */
export const replaceAsEdits = (editor: Editor, changes: readonly Change[]): boolean =>
  asStep(editor, () => replaceBy(performEdits, editor, changes))

/**
 * Takes away exactly these ranges, also while the user's edits are suggestions, and as part of the
 * undo step that was begun. Returns false, with nothing changed, if that is not possible.
 */
export const removeExactly = (editor: Editor, ranges: readonly Pick<Change, 'from' | 'to'>[]): boolean =>
  replaceInBody(
    performEdits,
    editor,
    ranges.map(({ from, to }) => ({ from, to, text: '' })),
  )

function asStep(editor: Editor, change: () => boolean): boolean {
  let isMade = false
  asOneUndoStep(editor, () => {
    isMade = change()
  })
  return isMade
}

/** Replaces text in the body, or suggests it. */
function replaceBy(perform: typeof performActs, editor: Editor, changes: readonly Change[]): boolean {
  if (!isSuggesting(editor)) return replaceInBody(perform, editor, changes)
  const before = editor.state.doc
  editor.view.dispatch(replacing(editor.state, changes))
  return !editor.state.doc.eq(before)
}

/** Returns a transaction that makes replacements. Each has the marks of the first character that it replaces. */
function replacing({ tr, doc, schema }: EditorState, changes: readonly Change[]): Transaction {
  // From the end, so that the positions of those before still hold.
  for (const { from, to, text } of changes.toSorted((a, b) => b.from - a.from)) {
    const marks = doc.resolve(from).nodeAfter?.marks ?? []
    if (text === '') tr.delete(from, to)
    else tr.replaceWith(from, to, schema.text(text, marks))
  }
  return tr
}

function replaceInBody(perform: typeof performActs, editor: Editor, changes: readonly Change[]): boolean {
  const { state, view } = editor
  // y-tiptap does not type its plugin's state.
  const plugin: unknown = ySyncPluginKey.getState(state)
  const binding = typeof plugin === 'object' && plugin !== null && 'binding' in plugin ? plugin.binding : null
  if (!(binding instanceof ProsemirrorBinding)) return false
  // From the end, so that the positions of those before still hold.
  const ordered = changes.toSorted((a, b) => b.from - a.from)
  const located = ordered.map(change => locate(state.doc, binding.type, change))
  const replacements = located.filter(one => one !== null)
  if (replacements.length !== changes.length || changes.length === 0) return false
  const transaction = asIs(replacing(state, changes))
  if (state.applyTransaction(transaction).transactions.length === 0) return false
  // The editor makes the same change itself, so its caret and underlines move with the text.
  binding.mux(() => {
    if (!perform(binding.doc, replacements, ySyncPluginKey)) return
    for (const { text } of replacements) {
      binding.mapping.delete(text)
      for (let parent = text.parent; parent; parent = parent.parent) binding.mapping.delete(parent)
    }
    view.dispatch(transaction)
  })
  return view.state.doc.eq(transaction.doc)
}

/** Returns the place of a change in the shared text, or null if it is not in one text. */
function locate(doc: Node, body: Y.XmlFragment, { from, to, text }: Change): Replacement | null {
  const start = doc.resolve(from)
  if (to > start.end() || !start.parent.isTextblock) return null
  let parent: Y.XmlFragment | null = body
  for (let depth = 0; depth < start.depth && parent; depth++) {
    const child: unknown = parent.get(start.index(depth))
    parent = child instanceof Y.XmlElement ? child : null
  }
  const [offset, length] = [start.parentOffset, to - from]
  let at = 0
  for (const child of parent?.toArray() ?? []) {
    const size = child instanceof Y.XmlText ? child.length : 1
    if (child instanceof Y.XmlText && at <= offset && offset + length <= at + size) {
      const index = offset - at
      const isSame = plainTextOf(child).slice(index, index + length) === doc.textBetween(from, to)
      return isSame ? { text: child, index, length, insert: text } : null
    }
    at += size
  }
  return null
}
