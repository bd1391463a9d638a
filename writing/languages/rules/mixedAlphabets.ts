import type { TextRule } from '../finding.ts'
import { put } from './matches.ts'

const lookAlike = {
  Cyrillic: new Map(
    Array.from('aceopxyABCEHKMOPTXi', (letter, index) => [
      letter,
      Array.from('асеорхуАВСЕНКМОРТХі')[index] ?? letter,
    ]),
  ),
  Greek: new Map(
    Array.from('oABEZHIKMNOPTYX', (letter, index) => [
      letter,
      Array.from('οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ')[index] ?? letter,
    ]),
  ),
}

/**
 * Finds Latin letters that look like those of the script, inside one of its words. Readers cannot
 * see them, and searches miss the word.
 */
export function mixedAlphabets(script: 'Cyrillic' | 'Greek'): TextRule {
  const letters = lookAlike[script]
  const mixed = /[\p{L}\p{M}]{3,40}/gu
  const ownLetter = new RegExp(String.raw`\p{Script=${script}}`, 'gu')
  return text =>
    Array.from(text.matchAll(mixed)).flatMap(match => {
      const word = match[0]
      const foreign = word.replaceAll(ownLetter, '')
      if (foreign === '' || foreign.length * 2 > word.length) return []
      if (!Array.from(foreign).every(letter => letters.has(letter))) return []
      const mended = Array.from(word, letter => letters.get(letter) ?? letter).join('')
      return [
        put(
          {
            rule: 'MixedAlphabets',
            category: 'spelling',
            message: 'Latin letter in this word',
            explanation: 'It looks the same, but search and screen readers won’t recognize the word.',
          },
          match.index,
          match.index + word.length,
          mended,
        ),
      ]
    })
}
