import { loadLexicon } from '../../../check/spelling/lexicon.ts'
import type { Speller } from '../hunspell.ts'
import type { Letters } from '../letters.ts'
import type { NounLookups } from './nounSlips.ts'

/**
 * Returns the lookups that tell nouns from names. They take the English word list (0.5 MB
 * compressed), because most names and loan words in German texts are in it.
 */
export async function nounLookups(speller: Speller, letters: Letters): Promise<NounLookups> {
  const english = await loadLexicon()
  return {
    spell: speller.spell,
    isPlain: speller.isPlain,
    isForeign: word => english.has(word) || (word.endsWith('s') && english.has(word.slice(0, -1))),
    isName: word => english.has(word) && !english.has(word.toLowerCase()),
    usual(word) {
      let [before, total] = ['^^', 0]
      for (const letter of word.toLowerCase()) {
        total += letters.follows(before, letter)
        before = before.charAt(1) + letter
      }
      return total
    },
  }
}
