import type { Editor } from '@tiptap/core'
import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { Transform } from '@tiptap/pm/transform'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import type * as Y from 'yjs'

import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import { asIs, isSuggesting } from '#client/editor/suggesting/suggesting.ts'
import { markNameOf } from '#document/yjs.ts'

import { bindingOf, changeBoth, placeIn } from './binding.ts'
import { isSameFormat } from './oldText.ts'
import { performActs, performEdits, type Formatted, type Replacement } from './perform.ts'

/** A replacement of text within one block, in positions of the editor. */
export type Change = { from: number; to: number; text: string }

/** A decision on text within one block: `keeps` returns the marks that a text keeps, or null for one that goes. */
export type Resolved = { from: number; to: number; keeps: (node: Node) => readonly Mark[] | null }

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
 * Decides on suggestions as acts, also while the user's edits are suggestions, and as part of the undo
 * step that was begun. All of a suggestion's text is used up by a decision, so that of two decisions
 * the first one counts. Returns false, with nothing changed, if that is not possible.
 */
export function resolveAsActs(editor: Editor, resolved: readonly Resolved[]): boolean {
  const { doc } = editor.state
  const edits = resolved.map((one): Edit => {
    const { from, to } = one
    const kept = textsIn(doc, from, to).map(text => ({ ...text, marks: one.keeps(text.node) }))
    const change = (tr: Transform) => resolveText(tr, one)
    return { from, to, change, insertOf: (text, index) => formatted(text, index, kept) }
  })
  return replaceInBody(performActs, editor, edits)
}

/**
 * Makes a replacement as an act, also while the user's edits are suggestions, and as part of the undo step
 * that was begun. Returns false, with nothing changed, if that is not possible.
 */
export const replaceAsAct = (editor: Editor, change: Change): boolean =>
  replaceInBody(performActs, editor, [editOf(editor.state, change)])

/**
 * Takes away exactly these ranges, also while the user's edits are suggestions, and as part of the
 * undo step that was begun. Returns false, with nothing changed, if that is not possible.
 */
export const removeExactly = (editor: Editor, ranges: readonly Pick<Change, 'from' | 'to'>[]): boolean =>
  replaceInBody(
    performEdits,
    editor,
    ranges.map(({ from, to }) => ({ from, to, change: tr => tr.delete(from, to), insertOf: () => '' })),
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
  const edits = changes.map(change => editOf(editor.state, change))
  if (!isSuggesting(editor)) return replaceInBody(perform, editor, edits)
  const before = editor.state.doc
  editor.view.dispatch(replacing(editor.state, edits))
  return !editor.state.doc.eq(before)
}

/** A replacement in the editor, by `change`, and in the shared text, where `insertOf` returns what comes in. */
type Edit = {
  from: number
  to: number
  change: (tr: Transform) => void
  insertOf: (text: Y.XmlText, index: number) => string | Formatted[]
}

/** Returns the edit of a change. Its text has the marks of the first character that it replaces. */
function editOf({ doc, schema }: EditorState, { from, to, text }: Change): Edit {
  const marks = doc.resolve(from).nodeAfter?.marks ?? []
  const content = text === '' ? Fragment.empty : Fragment.from(schema.text(text, marks))
  return { from, to, change: tr => tr.replaceWith(from, to, content), insertOf: () => text }
}

/** Returns a transaction that makes edits. */
function replacing({ tr }: EditorState, edits: readonly Edit[]): Transaction {
  // From the end, so that the positions of those before still hold.
  for (const { change } of edits.toSorted((x, y) => y.from - x.from)) change(tr)
  return tr
}

function replaceInBody(perform: typeof performActs, editor: Editor, edits: readonly Edit[]): boolean {
  const { state, view } = editor
  const binding = bindingOf(state)
  if (!binding) return false
  // From the end, so that the positions of those before still hold.
  const ordered = edits.toSorted((a, b) => b.from - a.from)
  const located = ordered.map(edit => locate(state.doc, binding.type, edit))
  const replacements = located.filter(one => one !== null)
  if (replacements.length !== edits.length || edits.length === 0) return false
  const transaction = asIs(replacing(state, edits))
  if (state.applyTransaction(transaction).transactions.length === 0) return false
  changeBoth(binding, view, transaction, () =>
    perform(binding.doc, replacements, ySyncPluginKey) ? replacements.map(({ text }) => text) : null,
  )
  return view.state.doc.eq(transaction.doc)
}

/** Returns the place of an edit in the shared text, or null if it is not in one text. */
function locate(doc: Node, body: Y.XmlFragment, { insertOf, ...range }: Edit): Replacement | null {
  const place = placeIn(doc, body, range)
  return place && { ...place, insert: insertOf(place.text, place.index) }
}

/** Decides on a text. The part that stays is not replaced, so that a caret in it keeps its place. */
export function resolveText(change: Transform, { from, to, keeps }: Resolved): void {
  let end = to
  for (const { node, ...part } of textsIn(change.doc, from, to).toReversed()) {
    const start = end - (part.to - part.from)
    const marks = keeps(node)
    if (!marks) change.delete(start, end)
    else for (const mark of node.marks) if (!mark.isInSet(marks)) change.removeMark(start, end, mark)
    end = start
  }
}

type Text = { from: number; to: number; node: Node }

/** Returns the texts in a range of a block, with their parts in it as offsets in each of them. */
export function textsIn(doc: Node, from: number, to: number): Text[] {
  const texts: Text[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (node.isText)
      texts.push({ from: Math.max(0, from - position), to: Math.min(node.nodeSize, to - position), node })
  })
  return texts
}

/** Returns what is kept of a shared text, with its formats except for those of marks that end. */
function formatted(
  text: Y.XmlText,
  index: number,
  kept: readonly (Omit<Text, 'node'> & { marks: readonly Mark[] | null })[],
): Formatted[] {
  const delta: { insert: unknown; attributes?: Record<string, unknown> }[] = text.toDelta()
  const parts: Formatted[] = []
  let start = 0
  for (const { insert, attributes = {} } of delta) {
    const string = typeof insert === 'string' ? insert : '\uFFFC'
    let at = index
    for (const { from, to, marks } of kept) {
      const [first, last] = [Math.max(start, at), Math.min(start + string.length, at + to - from)]
      at += to - from
      if (!marks || first >= last) continue
      const formats = Object.entries(attributes).filter(([key, value]) => isKept(key, value, marks))
      parts.push({ text: string.slice(first - start, last - start), formats: Object.fromEntries(formats) })
    }
    start += string.length
  }
  return parts
}

function isKept(key: string, value: unknown, marks: readonly Mark[]): boolean {
  const name = markNameOf(key)
  if (name !== 'insertion' && name !== 'deletion') return true
  return marks.some(({ type, attrs }) => type.name === name && isSameFormat(attrs, value))
}
