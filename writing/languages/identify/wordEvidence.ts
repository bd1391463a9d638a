import { commonWordsOf, listedLanguages } from '../common/commonWords.ts'

/** For each common word, the languages that have it and what it says for each: the rarer among them, the more. */
let index: ReadonlyMap<string, { languages: readonly string[]; weight: number }> | undefined

/** Words that are looked at. */
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
      // Natural logarithm of how few languages share it, as in the weight of a term by its rarity (idf).
      { languages, weight: Math.log(listedLanguages.length / languages.length) + 0.5 },
    ]),
  )
}

/** The words of a text that are looked at, in lower case. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*['’]?/gu) ?? []
  ).slice(0, WORDS_MAX)

/** What a text's common words say for each language: the sum of their weights. */
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
