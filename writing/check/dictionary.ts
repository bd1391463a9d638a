import { isUnknownWord, type Issue } from '#schema/corrections/issue.ts'
import { plainText } from '#schema/shared/plainText.ts'

/**
 * Returns a word in the form that dictionaries compare: plain (see `plainText`), in lower case, with
 * plain apostrophes, and without a possessive ending.
 */
export function normalWord(word: string): string {
  return plainText(word).toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')
}

/** Returns the words as the set that `check` and `withoutWords` take. */
export function dictionaryOf(words: Iterable<string>): ReadonlySet<string> {
  return new Set(Array.from(words, normalWord))
}

/**
 * Returns the findings without those about words in the dictionary (from `dictionaryOf`).
 * Filtering takes microseconds, so adding a word clears its underlines without another check.
 */
export function withoutWords(issues: Issue[], text: string, dictionary: ReadonlySet<string>): Issue[] {
  if (dictionary.size === 0) return issues
  return issues.filter(
    issue => !isUnknownWord(issue) || !dictionary.has(normalWord(text.slice(issue.start, issue.end))),
  )
}
