import { diffArrays } from 'diff'

import type { DiffSegment } from '#schema/revisions/diff.ts'

/** Words compared one by one, unless told; a longer change is shown as one replacement rather than searched for common words. */
const EDITS_MAX = 2000

/**
 * The way from one text to the other by words: `same` and `removed` segments put together are `before`, `same` and
 * `added` ones are `after`. Myers' algorithm; where a stretch is replaced, the removed text comes first.
 */
export function wordDiff(before: string, after: string, maxEdits = EDITS_MAX): DiffSegment[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxEdits })
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

/** Words, runs of space, and single other signs. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[^]/gu) ?? []
}
