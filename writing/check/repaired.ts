/** A word of a text and what stands for it in the repaired text. */
export type Repair = { start: number; end: number; right: string }

export type Repaired = {
  text: string
  /** The range of the original text that a range of the repaired one stands for; of a word that was repaired it takes in all. */
  toOriginal(start: number, end: number): { start: number; end: number; before: string; after: string }
}

/**
 * A text with its misspelled words put right, for rules that would stumble over them, and the way back. `before` and `after` are what
 * has to be put around a replacement when a range begins or ends inside a repaired word.
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
