/** A word of a text and its replacement in the repaired text. */
export type Repair = { start: number; end: number; right: string }

export type Repaired = {
  text: string
  /**
   * Maps a range of the repaired text to the original. A range that touches a repaired word covers
   * all of it.
   */
  toOriginal(start: number, end: number): { start: number; end: number; before: string; after: string }
}

/**
 * Returns a text with its misspelled words corrected, for rules that would stumble over them, and
 * the mapping back. If a range begins or ends inside a repaired word, `before` and `after` go
 * around its replacement.
 */
export function repair(original: string, repairs: readonly Repair[]): Repaired {
  const places: { at: number; end: number; repair: Repair }[] = []
  let text = ''
  let copied = 0
  for (const each of repairs) {
    text += original.slice(copied, each.start)
    places.push({ at: text.length, end: text.length + each.right.length, repair: each })
    text += each.right
    copied = each.end
  }
  text += original.slice(copied)

  return {
    text,
    toOriginal(start, end) {
      let moved = 0
      let startMoved: number | undefined
      let from: number | undefined
      let to: number | undefined
      let before = ''
      let after = ''
      for (const { at, end: stop, repair: each } of places) {
        if (startMoved === undefined && stop > start) {
          startMoved = moved
          if (at < start) {
            from = each.start
            before = text.slice(at, start)
          }
        }
        if (at >= end) break
        if (at < end && stop > end) {
          to = each.end
          after = text.slice(end, stop)
        }
        moved = each.end - stop
      }
      return { start: from ?? start + (startMoved ?? moved), end: to ?? end + moved, before, after }
    },
  }
}
