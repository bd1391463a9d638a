import { african } from './african.ts'
import { germanic } from './germanic.ts'
import { otherLatin } from './otherLatin.ts'
import { otherScripts } from './otherScripts.ts'
import { romance } from './romance.ts'
import { slavicBaltic } from './slavicBaltic.ts'

const lists: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...romance, ...germanic, ...slavicBaltic, ...otherLatin, ...african, ...otherScripts }),
)
const made = new Map<string, ReadonlySet<string>>()

/** Codes of the languages with a word list. More languages can be identified than checked. */
export const listedLanguages: readonly string[] = [...lists.keys()]

/** Returns the most common words of a language in lower case, or an empty set without a list. */
export function commonWordsOf(code: string): ReadonlySet<string> {
  const known = made.get(code)
  if (known) return known
  // Both variants of Portuguese share a list.
  const list = lists.get(code) ?? lists.get(code.split('-')[0] ?? code) ?? ''
  const words = new Set(list.split(/\s+/).filter(word => word !== ''))
  made.set(code, words)
  return words
}
