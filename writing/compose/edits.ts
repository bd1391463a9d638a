/** A change to a text: `after` replaces the range (UTF-16, end exclusive). */
export interface Edit {
  start: number
  end: number
  after: string
  reason: string
}

/** Returns the text with the edits applied. They must be in order and must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = ''
  let copied = 0
  for (const edit of edits) {
    out += text.slice(copied, edit.start) + edit.after
    copied = edit.end
  }
  return out + text.slice(copied)
}

/**
 * Returns the edits in order of their start, without those that overlap an earlier one.
 */
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

/** Quotations, code and markup, which edits must keep. */
const quoted =
  /“[^”]*(?:”|$)|"[^"]*(?:"|$)|(?<![\p{L}\p{N}])‘[^’]*(?:’(?!\p{L})|$)|`[^`]*(?:`|$)|«[^»]*(?:»|$)|<[^<>]*>/gu
/**
 * Addresses, mentions, tags, paths, identifiers and words with digits, which edits must keep too.
 */
const technical = /[@#\\_=\p{N}]|:\/\/|\/[^/]*\/|\p{L}\.\p{L}/u

/** Words of chats with a digit, which are no identifiers. */
const CHAT_NUMERAL = /^(?:b4|gr8|l8r|2day|2moro|2nite)\p{P}*$/iu

/**
 * Returns a predicate for edits that would damage protected text. An edit may rewrite the words
 * around a protected piece if the piece stays unchanged.
 */
export function protection(text: string): (edit: Pick<Edit, 'start' | 'end' | 'after'>) => boolean {
  const kept = [
    ...text.matchAll(quoted),
    ...[...text.matchAll(/\S+/g)].filter(([token]) => technical.test(token) && !CHAT_NUMERAL.test(token)),
  ]
  const ranges = kept.map(match => [match.index, match.index + match[0].length] as const)
  return ({ start, end, after }) => {
    let read = 0
    return ranges.some(([from, to]) => {
      if (start >= to || end <= from) return false
      // Closing punctuation after a number is not part of it.
      const piece = text.slice(from, to).replace(/[.,;:!?]+$/, '')
      const at = from >= start && from + piece.length <= end ? after.indexOf(piece, read) : -1
      read = at + piece.length
      return at < 0
    })
  }
}
