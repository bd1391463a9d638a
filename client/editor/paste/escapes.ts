import type { EditorState, Transaction } from '@tiptap/pm/state'

/** A sign that a backslash before it keeps from being Markdown. Names of servers are none: `\\host\x`. */
const ESCAPED = /(?:(?<![^\s("'])(\\\\[\w.-]+\\(?=\w)))|\\(?=([!-/:-@[-`{-~]))/g

/** Escapes that no path, no TeX and no regular expression has: `2 \* 3`, `a\_b`, `\*so\*`, `3\. May`. */
const CERTAIN =
  /(?<=[\p{L}\p{N})])(?: \\[*_~+<>|-] |\\[*_~])(?=[\p{L}\p{N}(])|(?<!\S)(\\[*_~`])\1?[^\s\\](?:[^\\\n]*[^\s\\])?\1(?![\p{L}\p{N}])|^(?:\\(?:[>+*-]|#{1,6})|\d{1,9}\\[.)]) \S/mu
/** A backslash that escapes nothing, as in paths and TeX. */
const OTHER = /(?<!\\)(?:\\\\)*\\(?:[\p{L}\p{N}\t ]|["'&/.?$^]\S)/u

/** Returns whether a text in one line or several is Markdown by its escapes alone. */
export const hasEscapes = (text: string): boolean => CERTAIN.test(text) && !OTHER.test(text)

/** Returns a text without the backslashes of its escapes. */
export const unescaped = (text: string): string =>
  placesOf(text).reduceRight((rest, at) => rest.slice(0, at) + rest.slice(at + 1), text)

/** Returns where a text has the backslash of an escape. */
function placesOf(text: string): number[] {
  const places: number[] = []
  ESCAPED.lastIndex = 0
  for (let found = ESCAPED.exec(text); found; found = ESCAPED.exec(text)) {
    if (found[1] !== undefined) continue
    places.push(found.index)
    // The sign, which may be a backslash.
    ESCAPED.lastIndex = found.index + 2
  }
  return places
}

/** Removes the backslashes of escapes from the text that a state has and an older one has not. */
export function withoutEscapes(before: EditorState, { doc, tr }: EditorState): Transaction | null {
  const from = before.doc.content.findDiffStart(doc.content)
  const to = before.doc.content.findDiffEnd(doc.content)?.b ?? 0
  const places: number[] = []
  if (from !== null)
    doc.nodesBetween(from, Math.max(from, to), (node, pos, parent) => {
      if (node.text === undefined || parent?.type.spec.code || node.marks.some(({ type }) => type.spec.code))
        return
      places.push(...placesOf(node.text).map(at => pos + at))
    })
  const inside = places.filter(at => at >= (from ?? 0) && at < to)
  for (const at of inside.toReversed()) tr.delete(at, at + 1)
  return inside.length > 0 ? tr : null
}
