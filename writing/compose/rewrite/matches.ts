import type { Edit } from '../edits.ts'

/** Returns edits for all matches of a pattern. Null skips a match. */
export function edits(
  text: string,
  expression: RegExp,
  reason: string,
  after: (match: RegExpExecArray) => string | null,
): Edit[] {
  return [...text.matchAll(expression)].flatMap(match => {
    const made = after(match)
    return made === null
      ? []
      : [{ start: match.index, end: match.index + match[0].length, after: made, reason }]
  })
}

export const lower = (word: string): string =>
  /^\p{Lu}{2}|^I\b/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the part of the sentence before an offset. */
export const sentenceBefore = (text: string, at: number): string =>
  /[^.!?\n]*$/.exec(text.slice(Math.max(0, at - 400), at))?.[0] ?? ''
/** Returns the rest of the sentence from an offset on. */
export const sentenceAfter = (text: string, at: number): string =>
  /^[^.!?\n]*/.exec(text.slice(at, at + 400))?.[0] ?? ''
