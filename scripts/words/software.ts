import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { distanceFrom } from '../../writing/check/spelling/distance.ts'

const FILES = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'coding-compound-terms.txt',
  'networkingTerms.txt',
]
/**
 * Minimum length of a term. A longer term is dropped too if it is one typo away from a frequent
 * word, since it would hide that typo.
 */
const LENGTH_MIN = 4
const FREQUENT = 34

/**
 * Returns lower-case software terms from the folder `dict` of the npm package
 * @cspell/dict-software-terms. `frequencies` contains the frequent words.
 */
export async function softwareTerms(
  folder: string,
  frequencies: ReadonlyMap<string, number>,
): Promise<string[]> {
  const frequent = [...frequencies].filter(([, frequency]) => frequency >= FREQUENT).map(([word]) => word)
  const terms = new Set<string>()
  for (const file of FILES) {
    const bytes = await readFile(path.join(folder, file))
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    for (const line of text.split('\n')) {
      const term = line.trim().toLowerCase()
      if (/^[a-z]+$/.test(term) && term.length >= LENGTH_MIN) terms.add(term)
    }
  }
  return [...terms].filter(term => {
    const distance = distanceFrom(term, 1)
    return !frequent.some(
      word =>
        Math.abs(word.length - term.length) <= 1 &&
        distance(Buffer.from(word, 'latin1'), 0, word.length) <= 1,
    )
  })
}
