import { Fragment, type Mark, type Node, type Slice } from '@tiptap/pm/model'
import { Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import {
  AddMarkStep,
  Mapping,
  RemoveMarkStep,
  ReplaceAroundStep,
  ReplaceStep,
  type Step,
} from '@tiptap/pm/transform'

import {
  formatOf,
  isSuggested,
  isSuggestion,
  outsideDeletion,
  suggestedFormatOf,
  suggestionIdOf,
  SUGGESTED_PARAGRAPH,
} from '#document/suggestions.ts'

import { kindMadeBy, listsMadeBy, suggestKind, turnsEmptyBlock } from './blockKind.ts'
import { flatText, type FlatText } from './flatText.ts'
import { suggestLink } from './link.ts'
import { textsIn, type Owner, type Range, type Text } from './texts.ts'

/** The suggesting user, and a function that makes the id of a suggestion. */
export type Suggester = { author: string; newId: () => string }
type Mover = Suggester & { isMoved: boolean }

/** The metadata of a transaction that suggests. */
export const SUGGESTED = 'suggested'

/** The metadata of an edit that its suggestion keeps. */
const KEPT_META = ['paste', 'uiEvent', 'inputType', 'composition', 'addToHistory']

/**
 * Returns a transaction that suggests an edit instead of making it: new text has the mark of an
 * insertion, and text that would go has that of a deletion. Own suggested text goes for real. Ends of
 * paragraphs become characters of the suggested text. A format, a link, a heading and a list are noted on
 * the text, so blocks without text stay as they are. Returns null for an edit that cannot be suggested,
 * such as a quote or an image.
 */
export function suggested(edit: Transaction, state: EditorState, suggester: Suggester): Transaction | null {
  const made = state.tr
  // The same in all paragraphs, and apart from changes of the text.
  const formats = { id: suggester.newId(), author: suggester.author }
  const items = listsMadeBy(edit)
  const isPossible = items
    ? items.length > 0 && items.every(({ at, kind }) => suggestKind(made, at, kind, formats))
    : suggestSteps(made, edit, suggester, formats)
  if (!isPossible) return null
  for (const key of KEPT_META) {
    const value: unknown = edit.getMeta(key)
    if (value !== undefined) made.setMeta(key, value)
  }
  made.setMeta(SUGGESTED, true)
  if (edit.storedMarks) made.setStoredMarks(edit.storedMarks)
  return edit.scrolledIntoView ? made.scrollIntoView() : made
}

/** Suggests the steps of an edit. Returns false if one cannot be suggested. */
function suggestSteps(made: Transaction, edit: Transaction, suggester: Suggester, formats: Owner): boolean {
  const isMoved = edit.getMeta('uiEvent') === 'drop'
  const empty = new Set(
    edit.steps.filter((step, index) => turnsEmptyBlock(step, edit.docs[index] ?? edit.doc)),
  )
  // Only next to blocks with text.
  const mayLeave = edit.steps.some(step => step instanceof ReplaceAroundStep && !empty.has(step))
  return edit.steps.every((step, index) => {
    if (empty.has(step)) return mayLeave
    if (!isPlain(step)) return false
    const back = new Mapping(edit.mapping.maps.slice(0, index)).invert()
    const from = made.mapping.map(back.map(step.from, 1), 1)
    const range = { from, to: Math.max(from, made.mapping.map(back.map(step.to, -1), -1)) }
    if (step instanceof ReplaceStep)
      return suggestReplacement(made, range, step.slice, { ...suggester, isMoved })
    if (step instanceof ReplaceAroundStep) return suggestKind(made, from, kindMadeBy(step), formats)
    if (step.mark.type.name !== 'link') return suggestFormat(made, range, step, formats)
    return suggestLink(made, range, step instanceof AddMarkStep ? step.mark : null, formats)
  })
}

type PlainStep = ReplaceStep | ReplaceAroundStep | AddMarkStep | RemoveMarkStep

const isPlain = (step: Step): step is PlainStep =>
  [ReplaceStep, ReplaceAroundStep, AddMarkStep, RemoveMarkStep].some(kind => step instanceof kind)

function suggestReplacement(made: Transaction, wanted: Range, slice: Slice, suggester: Mover): boolean {
  const isCode = made.doc.resolve(wanted.to).parent.type.spec.code === true
  const flat = flatText(slice.content, { isCode, isMoved: suggester.isMoved })
  const range = narrowed(made.doc, wanted)
  if (flat === null || range === null) return false
  const removed = textsIn(made.doc, range)
  // Only a line break, or the border of two blocks, would go.
  if (removed.length === 0 && (flat.length === 0 || range.from < range.to)) return false
  // Paragraphs between blocks go on after the block before them.
  const isBetween = range.to !== wanted.to && wanted.from === wanted.to
  const inserted = isBetween ? [{ text: SUGGESTED_PARAGRAPH, marks: [] }, ...flat] : flat
  const id = idAround(made.doc, range, suggester.author) ?? suggester.newId()
  // All of a text is selected from before its first block on.
  const whole = { from: Math.min(range.from, wanted.from), to: Math.max(range.to, wanted.to) }
  const caret = caretOf(made, whole)
  const steps = made.steps.length
  suggestRemoval(made, removed, { id, author: suggester.author })
  const at = outsideDeletion(made.doc, made.mapping.slice(steps).map(range.to))
  const size = insertSuggested(made, at, inserted, { id, author: suggester.author })
  if (caret === 'elsewhere') return true
  const next = size > 0 || caret === 'start' ? at + size : range.from
  made.setSelection(TextSelection.near(made.doc.resolve(next), -1))
  return true
}

/** Returns a range from text to text, such as that of Select all; null if there is none. */
function narrowed(doc: Node, { from, to }: Range): Range | null {
  const [start, end] = [doc.resolve(from), doc.resolve(to)]
  if (start.parent.inlineContent && end.parent.inlineContent) return { from, to }
  const last = end.parent.inlineContent ? end : Selection.findFrom(end, -1, true)?.$to
  if (!last) return null
  if (from === to) return { from: last.pos, to: last.pos }
  const first = start.parent.inlineContent ? start : Selection.findFrom(start, 1, true)?.$from
  return first ? { from: Math.min(first.pos, last.pos), to: last.pos } : null
}

/** Returns where the caret is for a change. Delete is pressed with it at the start. */
function caretOf({ selection }: Transaction, { from, to }: Range): 'start' | 'end' | 'elsewhere' {
  if (selection.from < from || selection.to > to) return 'elsewhere'
  return selection.empty && selection.head === from && from < to ? 'start' : 'end'
}

function suggestRemoval(made: Transaction, removed: readonly Text[], { id, author }: Owner): void {
  const mark = made.doc.type.schema.mark('deletion', { id, author })
  const isOwn = ({ node }: Text) => isSuggested(node, 'insertion', author)
  for (const text of removed)
    if (!isOwn(text) && !isSuggested(text.node, 'deletion')) made.addMark(text.from, text.to, mark)
  // From the end, so that the positions of those before still hold.
  for (const text of removed.toReversed()) if (isOwn(text)) made.delete(text.from, text.to)
}

/** Inserts texts as a suggestion. Returns their length. */
function insertSuggested(
  made: Transaction,
  at: number,
  texts: readonly FlatText[],
  { id, author }: Owner,
): number {
  if (texts.length === 0) return 0
  const { schema } = made.doc.type
  const { parent, nodeBefore, nodeAfter } = made.doc.resolve(at)
  const mark = schema.mark('insertion', { id, author })
  const isAllowed = (each: Mark) => !isSuggestion(each) && parent.type.allowsMarkType(each.type)
  // Inside the suggested text of another, it is a part of that too.
  const outer =
    nodeBefore?.marks.filter(each => isOthers(each, author) && each.isInSet(nodeAfter?.marks ?? [])) ?? []
  const nodes = texts.map(({ text, marks }) =>
    schema.text(
      text,
      [mark, ...outer].reduce<readonly Mark[]>((set, each) => each.addToSet(set), marks.filter(isAllowed)),
    ),
  )
  made.insert(at, Fragment.fromArray(nodes))
  return nodes.reduce((size, { nodeSize }) => size + nodeSize, 0)
}

const isOthers = ({ type, attrs }: Mark, author: string): boolean =>
  type.name === 'insertion' && attrs['author'] !== author

/** Returns the id of a suggestion of the author that a change in a range goes on with, or null. */
function idAround(doc: Node, range: Range, author: string): string | null {
  const [before, after] = [doc.resolve(range.from).nodeBefore, doc.resolve(range.to).nodeAfter]
  const near = [before, ...textsIn(doc, range).map(({ node }) => node), after]
  for (const node of near) {
    const id = node && suggestionIdOf(node, author)
    if (id) return id
  }
  return null
}

/**
 * Suggests a format of a text, or ends it. The same one a second time takes the suggestion back. The author's own
 * suggested text is formatted for real. Returns false for a mark that cannot be suggested.
 */
function suggestFormat(
  made: Transaction,
  range: Range,
  step: AddMarkStep | RemoveMarkStep,
  { id, author }: Owner,
): boolean {
  const { mark } = step
  const isSet = step instanceof AddMarkStep
  const texts = textsIn(made.doc, range)
  const isOwn = ({ node }: Text) => isSuggested(node, 'insertion', author)
  for (const { from, to } of texts.filter(isOwn))
    if (isSet) made.addMark(from, to, mark)
    else made.removeMark(from, to, mark)
  const others = texts.filter(text => !isOwn(text) && !isSuggested(text.node, 'deletion'))
  const format = formatOf(mark.type.name)
  if (others.length === 0) return texts.some(isOwn)
  if (!format) return false
  const pending = ({ node }: Text) => suggestedFormatOf(node, author, format)
  const has = ({ node }: Text) => mark.type.isInSet(node.marks) !== undefined
  const isDone = others.every(text => (pending(text)?.attrs['on'] ?? has(text)) === isSet)
  const on = isDone ? !isSet : isSet
  for (const text of others) {
    const before = pending(text)
    if (before) made.removeMark(text.from, text.to, before)
    if (has(text) !== on)
      made.addMark(text.from, text.to, mark.type.schema.mark('formatting', { id, author, format, on }))
  }
  return true
}
