import type { Issue } from '#schema/corrections/issue.ts'

/** A word as dictionaries compare it: lower case, plain apostrophes, no possessive ending. */
export function normalWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')
}

/** The words as a set that `check` and `withoutWords` take. */
export function dictionaryOf(words: Iterable<string>): ReadonlySet<string> {
  return new Set(Array.from(words, normalWord))
}

/**
 * The findings without the spelling findings whose flagged word is in the dictionary (made by `dictionaryOf`). Filtering
 * takes microseconds, so a word that is added clears its underlines with no new check.
 */
export function withoutWords(issues: Issue[], text: string, dictionary: ReadonlySet<string>): Issue[] {
  if (dictionary.size === 0) return issues
  return issues.filter(
    issue => issue.category !== 'spelling' || !dictionary.has(normalWord(text.slice(issue.start, issue.end))),
  )
}
