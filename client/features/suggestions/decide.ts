import type { Editor } from '@tiptap/core'

import { formatExactly } from '#client/editor/acts/format.ts'
import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import { asIs } from '#client/editor/suggesting/suggesting.ts'
import {
  blockKindNamed,
  isNote,
  suggestionKey,
  suggestionsIn,
  type Suggestion,
  type Verdict,
} from '#document/suggestions.ts'

import { decideLink } from './decideLink.ts'
import { decideTexts } from './decideTexts.ts'
import { setKinds, type Turned } from './setKinds.ts'

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

/**
 * Formats and links text and blocks, or leaves them. The same decision twice is harmless; of two opposite ones at once, the
 * text is formatted.
 */
function decideFormats(editor: Editor, suggestions: readonly Suggestion[], verdict: Verdict): void {
  const { tr } = editor.state
  const { schema } = tr.doc.type
  const turned: Turned[] = []
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
  setKinds(
    editor,
    turned.toSorted((one, other) => one.at - other.at),
  )
}
