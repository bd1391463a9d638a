import { diffArrays } from 'diff'

import type { DiffSegment } from '#schema/revisions/diff.ts'

/**
 * Default limit of the search, whose time grows with its square: half a second. A longer change is
 * shown as one replacement, without a search for common words.
 */
const EDITS_MAX = 800

/**
 * Returns the changes from one text to the other by words. `same` and `removed` segments joined are
 * `before`; `same` and `added` ones are `after`. Uses Myers' algorithm. In a replacement, the
 * removed text comes first.
 */
export function wordDiff(before: string, after: string, maxEdits = EDITS_MAX): DiffSegment[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const parts = diffArrays(splitWords(before), splitWords(after), { maxEditLength: maxEdits })
  const segments: DiffSegment[] = parts
    ? parts.map(part => ({
        kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
        text: part.value.join(''),
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
  return segments.filter(segment => segment.text !== '')
}

/** Splits a text into words, runs of spaces, and single other characters. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[^]/gu) ?? []
}
