import type { Issue } from '#schema/corrections/issue.ts'
import { dictionaryOf, withoutWords } from '#writing/check/dictionary.ts'

import type { ExtensionSettings } from '../common/settings.ts'

const dictionaries = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Returns the issues of a text without those of the user's words and of the rules that are off. */
export function toMark(
  issues: readonly Issue[],
  text: string,
  { words, offRules }: Pick<ExtensionSettings, 'words' | 'offRules'>,
): Issue[] {
  const dictionary = dictionaries.get(words) ?? dictionaryOf(words)
  dictionaries.set(words, dictionary)
  return withoutWords(
    issues.filter(({ rule }) => !offRules.includes(rule)),
    text,
    dictionary,
  )
}
