import { commonWordsOf, listedLanguages } from '../common/commonWords.ts'

/** For each common word, the languages that use it and its weight. Rarer words weigh more. */
let index: ReadonlyMap<string, { languages: readonly string[]; weight: number }> | undefined

/** Maximum number of analyzed words. */
const WORDS_MAX = 200

function makeIndex(): NonNullable<typeof index> {
  const languagesOf = new Map<string, string[]>()
  for (const language of listedLanguages)
    for (const word of commonWordsOf(language)) {
      const languages = languagesOf.get(word)
      if (languages) languages.push(language)
      else languagesOf.set(word, [language])
    }
  return new Map(
    [...languagesOf].map(([word, languages]) => [
      word,
      // The natural logarithm of the inverse share of languages that use the word, like a term's
      // idf.
      { languages, weight: Math.log(listedLanguages.length / languages.length) + 0.5 },
    ]),
  )
}

/** Returns the words to analyze, in lower case. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*['’]?/gu) ?? []
  ).slice(0, WORDS_MAX)

/** Returns the evidence of common words by language: the sum of their weights. */
export function wordEvidence(words: readonly string[]): Map<string, number> {
  index ??= makeIndex()
  const sums = new Map<string, number>()
  for (const word of words) {
    const plain = word.replaceAll('’', "'")
    const bare = plain.replace(/'$/, '')
    const entry = index.get(plain) ?? index.get(bare)
    for (const language of entry?.languages ?? [])
      sums.set(language, (sums.get(language) ?? 0) + (entry?.weight ?? 0))
  }
  return sums
}
