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

/** The codes of the languages that have a list: more than can be checked, since more can be told apart. */
export const listedLanguages: readonly string[] = [...lists.keys()]

/** The commonest words of a language, in lower case; none of a language that has no list. */
export function commonWordsOf(code: string): ReadonlySet<string> {
  const known = made.get(code)
  if (known) return known
  // The two spellings of Portuguese share their list.
  const list = lists.get(code) ?? lists.get(code.split('-')[0] ?? code) ?? ''
  const words = new Set(list.split(/\s+/).filter(word => word !== ''))
  made.set(code, words)
  return words
}
