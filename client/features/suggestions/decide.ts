import type { Editor } from '@tiptap/core'
import type { Mark, Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { canSplit } from '@tiptap/pm/transform'

import { formatExactly } from '#client/editor/acts/format.ts'
import { removeExactly, resolveAsActs, type Resolved } from '#client/editor/acts/replace.ts'
import { turnAsAct } from '#client/editor/acts/replaceBlock.ts'
import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import { asIs } from '#client/editor/suggesting/suggesting.ts'
import {
  blockKindNamed,
  blockKindOf,
  blockOfKind,
  isNote,
  isSuggestion,
  resolutionOf,
  SUGGESTED_LINE,
  SUGGESTED_PARAGRAPH,
  suggestionKey,
  suggestionsIn,
  type BlockKind,
  type Suggestion,
  type SuggestionKind,
  type SuggestionPart,
  type Verdict,
} from '#document/suggestions.ts'

import { decideLink } from './decideLink.ts'

/** Which suggestions a decision is about: one by its author and id, those of an author, or all. */
export type Decided = { author?: string; id?: string }

/** Returns the suggestions that a decision is about. */
export const suggestionsOf = (suggestions: readonly Suggestion[], { author, id }: Decided): Suggestion[] =>
  suggestions.filter(
    suggestion =>
      (author === undefined || suggestion.author === author) && (id === undefined || suggestion.id === id),
  )

/**
 * Accepts or rejects suggestions, as one undo step. Returns their number. Exactly their ranges
 * change, so that what others write around them stays. `by`: users who may not write take their own
 * back by edits.
 */
export function decide(
  editor: Editor,
  decided: Decided,
  verdict: Verdict,
  by: 'act' | 'edit' = 'act',
): number {
  const suggestions = suggestionsOf(suggestionsIn(editor.state.doc), decided)
  if (suggestions.length === 0 || !editor.isEditable) return 0
  const texts = suggestions.filter(suggestion => !isOfFormats(suggestion))
  const keys = new Set(suggestions.filter(isOfFormats).map(suggestionKey))
  asOneUndoStep(editor, () => {
    if (texts.length > 0) decideTexts(editor, texts, verdict, by)
    const now = suggestionsIn(editor.state.doc).filter(each => keys.has(suggestionKey(each)))
    if (now.length > 0) decideFormats(editor, now, verdict)
  })
  return suggestions.length
}

const isOfFormats = ({ parts }: Suggestion): boolean => parts.every(({ kind }) => isNote(kind))

function decideTexts(
  editor: Editor,
  suggestions: readonly Suggestion[],
  verdict: Verdict,
  by: 'act' | 'edit',
): void {
  const { removed, kept } = resolutionOf(suggestions, verdict)
  if (by === 'act' && resolveAsActs(editor, resolvedBy(suggestions, verdict))) return
  const { tr } = editor.state
  for (const part of kept) unmark(tr, part, suggestions)
  if (verdict === 'accept') for (const part of lastFirst(kept)) makeBreaks(tr, part, removed)
  if (tr.docChanged) editor.view.dispatch(asIs(tr))
  const ranges = joined(removed).map(({ from, to }) => ({
    from: tr.mapping.map(from, 1),
    to: tr.mapping.map(to, -1),
  }))
  if (ranges.length > 0 && !removeExactly(editor, ranges)) remove(editor, ranges)
}

/**
 * Formats and links text and blocks, or leaves them. The same decision twice is harmless; of two opposite ones at once, the
 * text is formatted.
 */
function decideFormats(editor: Editor, suggestions: readonly Suggestion[], verdict: Verdict): void {
  const { tr } = editor.state
  const { schema } = tr.doc.type
  const turned: { at: number; kind: BlockKind }[] = []
  for (const { id, author, parts } of suggestions)
    for (const part of parts) {
      if (part.kind === 'linking') decideLink(tr, part, { id, author, verdict })
      if (part.kind !== 'formatting') continue
      const { from, to, format, on } = part
      tr.removeMark(from, to, schema.mark('formatting', { id, author, format, on }))
      if (verdict === 'reject') continue
      const kind = blockKindNamed(format)
      if (kind) turned.push({ at: from, kind })
      else if (on) tr.addMark(from, to, schema.mark(format))
      else tr.removeMark(from, to, schema.marks[format])
    }
  const made = asIs(tr)
  if (!formatExactly(editor, made)) editor.view.dispatch(made)
  for (const { at, kind } of turned) setKind(editor, at, kind)
}

/** Turns the block at a position into one of a kind, unless it is of another sort by now, such as code. */
function setKind(editor: Editor, at: number, kind: BlockKind): void {
  const { tr } = editor.state
  const { type, attrs } = blockOfKind(kind)
  const [made, block] = [tr.doc.type.schema.nodes[type], tr.doc.resolve(at).parent]
  if (!made || !blockKindOf(block)) return
  tr.setBlockType(at, at, made, attrs)
  // A heading of another level is the same block.
  const isTurned = tr.doc.resolve(at).parent.type !== block.type
  if (isTurned && turnAsAct(editor, tr, at)) return
  if (tr.docChanged) editor.view.dispatch(asIs(tr))
}

type Range = Pick<SuggestionPart, 'from' | 'to'>

/**
 * Returns the texts that a decision uses up, and what it keeps of each. None with the end of a
 * paragraph or line: those are made by ordinary edits, which would not be taken back.
 */
function resolvedBy(suggestions: readonly Suggestion[], verdict: Verdict): Resolved[] {
  const parts = suggestions.flatMap(suggestion => suggestion.parts)
  if (parts.some(({ text }) => /[\u2028\u2029]/.test(text))) return []
  const ends = new Set(suggestions.map(suggestionKey))
  const isDecided = (mark: Mark) =>
    isSuggestion(mark) &&
    ends.has(suggestionKey({ id: String(mark.attrs['id']), author: String(mark.attrs['author']) }))
  const gone: SuggestionKind = verdict === 'accept' ? 'deletion' : 'insertion'
  const keeps = ({ marks }: Node) =>
    marks.some(mark => isDecided(mark) && mark.type.name === gone)
      ? null
      : marks.filter(mark => !isDecided(mark))
  return joined(parts).map(range => ({ ...range, keeps }))
}

const lastFirst = (parts: readonly SuggestionPart[]): SuggestionPart[] =>
  parts.toSorted((a, b) => b.from - a.from)

/** Ends the marks of suggestions on a part. Others on the same text stay. */
function unmark(
  tr: Transaction,
  { kind, from, to }: SuggestionPart,
  suggestions: readonly Suggestion[],
): void {
  const { schema } = tr.doc.type
  for (const { id, author, parts } of suggestions)
    if (parts.some(part => part.kind === kind && part.from === from && part.to === to))
      tr.removeMark(from, to, schema.mark(kind, { id, author }))
}

/**
 * Makes the characters for the ends of paragraphs and lines real, from the end of a part. Those that
 * go as well stay characters.
 */
function makeBreaks(tr: Transaction, { from, to, text }: SuggestionPart, removed: readonly Range[]): void {
  const isEnd = tr.doc.resolve(from).end() === to
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const character = text[index]
    const at = from + index
    if (removed.some(range => range.from <= at && at < range.to)) continue
    if (character === SUGGESTED_LINE) breakLine(tr, at)
    else if (character === SUGGESTED_PARAGRAPH) splitParagraph(tr, at, isEnd)
  }
}

function breakLine(tr: Transaction, at: number): void {
  const { parent } = tr.doc.resolve(at)
  const { schema } = tr.doc.type
  const isCode = parent.type.spec.code === true
  tr.replaceWith(at, at + 1, isCode ? schema.text('\n') : schema.node('hardBreak'))
}

/** Splits a paragraph. `isEnd`: only suggested text follows in it. */
function splitParagraph(tr: Transaction, at: number, isEnd: boolean): void {
  const place = tr.doc.resolve(at)
  if (place.parent.type.spec.code) {
    breakLine(tr, at)
    return
  }
  const { paragraph, taskItem } = tr.doc.type.schema.nodes
  const item = place.node(-1).type
  // A paragraph of a list becomes the next item.
  const depth = item.name.endsWith('Item') ? 2 : 1
  const types =
    item === taskItem
      ? [{ type: item, attrs: { checked: false } }, null]
      : place.parent.type.name === 'heading' && isEnd && paragraph
        ? [{ type: paragraph }]
        : undefined
  tr.delete(at, at + 1)
  if (canSplit(tr.doc, at, depth, types)) tr.split(at, depth, types)
}

/** Joins ranges that touch or overlap, as those of several suggestions on one text. */
function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

function remove(editor: Editor, ranges: readonly Range[]): void {
  const { tr } = editor.state
  for (const { from, to } of ranges.toReversed()) tr.delete(from, to)
  editor.view.dispatch(asIs(tr))
}
