/** A change to a text: the range (UTF-16, end exclusive) becomes `after`. */
export interface Edit {
  start: number
  end: number
  after: string
  reason: string
}

/** The text with edits made; they are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = ''
  let copied = 0
  for (const edit of edits) {
    out += text.slice(copied, edit.start) + edit.after
    copied = edit.end
  }
  return out + text.slice(copied)
}

/** In order of their start, those that would touch an earlier one left out. */
export function withoutClashes(edits: readonly Edit[]): Edit[] {
  let end = -1
  return edits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(edit => {
      if (edit.start < end) return false
      end = edit.end
      return true
    })
}

/** Quotations, code and markup are never changed. */
const quoted =
  /“[^”]*(?:”|$)|"[^"]*(?:"|$)|(?<![\p{L}\p{N}])‘[^’]*(?:’(?!\p{L})|$)|`[^`]*(?:`|$)|«[^»]*(?:»|$)|<[^<>]*>/gu
/** Nor are addresses, mentions, tags, paths, identifiers and whatever has a figure in it. */
const technical = /[@#\\_=\p{N}]|:\/\/|\/[^/]*\/|\p{L}\.\p{L}/u

/**
 * Tells whether an edit touches something that is never changed. Around such a piece, a whole stretch may be rewritten if the
 * piece stands in it as it was.
 */
export function protection(text: string): (edit: Pick<Edit, 'start' | 'end' | 'after'>) => boolean {
  const kept = [
    ...text.matchAll(quoted),
    ...[...text.matchAll(/\S+/g)].filter(([token]) => technical.test(token)),
  ]
  const ranges = kept.map(match => [match.index, match.index + match[0].length] as const)
  return ({ start, end, after }) => {
    let read = 0
    return ranges.some(([from, to]) => {
      if (start >= to || end <= from) return false
      // What closes a sentence after a figure is none of it.
      const piece = text.slice(from, to).replace(/[.,;:!?]+$/, '')
      const at = from >= start && from + piece.length <= end ? after.indexOf(piece, read) : -1
      read = at + piece.length
      return at < 0
    })
  }
}
