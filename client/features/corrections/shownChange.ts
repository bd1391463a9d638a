import { changeShown, spacesShown } from '#client/shared/lib/spacesShown.ts'

/** The two sides of a change as text on a card. */
export type ShownChange = { before: string; after: string }

/**
 * Returns a change with the white space visible that it adds, removes or replaces. The space that
 * goes with a deleted word is not shown.
 */
export function shownChange(flagged: string, replacement: string): ShownChange {
  const head = sharedStart(flagged, replacement)
  const tail = sharedStart(reversed(flagged.slice(head)), reversed(replacement.slice(head)))
  const [gone, added] = [middle(flagged, head, tail), middle(replacement, head, tail)]
  if (replacement === '' && flagged.trim() !== '') return { before: flagged.trim(), after: '' }
  const visible = gone.trim() === '' && added.trim() === '' ? spacesShown : (text: string) => text
  const shown = (text: string, part: string) =>
    text.slice(0, head) + visible(part) + text.slice(text.length - tail)
  return {
    before: changeShown(shown(flagged, gone)),
    after: changeShown(shown(replacement, added)),
  }
}

const middle = (text: string, head: number, tail: number): string => text.slice(head, text.length - tail)

const reversed = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text[text.length - 1 - at] ?? '')

function sharedStart(a: ArrayLike<string>, b: ArrayLike<string>): number {
  const shorter = Math.min(a.length, b.length)
  let count = 0
  while (count < shorter && a[count] === b[count]) count += 1
  return count
}
