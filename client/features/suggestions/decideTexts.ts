import type { Editor } from '@tiptap/core'
import type { Mark, Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

import { formatExactly } from '#client/editor/acts/format.ts'
import { removeExactly, resolveAsActs, type Resolved } from '#client/editor/acts/replace.ts'
import { asIs } from '#client/editor/suggesting/suggesting.ts'
import {
  isSuggestion,
  resolutionOf,
  suggestionKey,
  suggestionsIn,
  type Suggestion,
  type SuggestionKind,
  type SuggestionPart,
  type Verdict,
} from '#document/suggestions.ts'

import { acceptBreaksAsActs, breaksOf, hasBreak, makeBreak } from './breaks.ts'

/** Decides on suggestions to add and to take away text, by acts where that is possible, or by edits alone. */
export function decideTexts(
  editor: Editor,
  suggestions: readonly Suggestion[],
  verdict: Verdict,
  by: 'act' | 'edit',
): void {
  const keys = new Set(suggestions.map(suggestionKey))
  const left = () => suggestionsIn(editor.state.doc).filter(one => keys.has(suggestionKey(one)))
  if (by === 'act') {
    if (verdict === 'accept')
      acceptBreaksAsActs(editor, breaksOf(editor, suggestions), resolvedBy(suggestions, verdict))
    const now = left()
    const breaks = verdict === 'accept' ? breaksOf(editor, now) : []
    const whole = now.filter(one => !hasBreak(one, breaks))
    resolveAsActs(editor, resolvedBy(whole, verdict))
  }
  const rest = left()
  if (rest.length > 0) decideByEdits(editor, rest, verdict)
}

function decideByEdits(editor: Editor, suggestions: readonly Suggestion[], verdict: Verdict): void {
  const { removed, kept } = resolutionOf(suggestions, verdict)
  const breaks = verdict === 'accept' ? breaksOf(editor, suggestions) : []
  const { tr } = editor.state
  for (const part of kept) unmark(tr, part, suggestions)
  for (const one of breaks) makeBreak(tr, one)
  if (tr.docChanged && !formatExactly(editor, asIs(tr))) editor.view.dispatch(tr)
  const ranges = joined(removed).map(({ from, to }) => ({
    from: tr.mapping.map(from, 1),
    to: tr.mapping.map(to, -1),
  }))
  if (ranges.length > 0 && !removeExactly(editor, ranges)) remove(editor, ranges)
}

type Range = Pick<SuggestionPart, 'from' | 'to'>

/** Returns the texts that a decision uses up, and what it keeps of each. */
function resolvedBy(suggestions: readonly Suggestion[], verdict: Verdict): Resolved[] {
  const ends = new Set(suggestions.map(suggestionKey))
  const isDecided = (mark: Mark) =>
    isSuggestion(mark) &&
    ends.has(suggestionKey({ id: String(mark.attrs['id']), author: String(mark.attrs['author']) }))
  const gone: SuggestionKind = verdict === 'accept' ? 'deletion' : 'insertion'
  const keeps = ({ marks }: Node) =>
    marks.some(mark => isDecided(mark) && mark.type.name === gone)
      ? null
      : marks.filter(mark => !isDecided(mark))
  return joined(suggestions.flatMap(({ parts }) => parts)).map(range => ({ ...range, keeps }))
}

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
