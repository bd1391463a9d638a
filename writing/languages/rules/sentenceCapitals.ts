import type { TextRule } from '../finding.ts'
import { put } from './matches.ts'

/**
 * Finds a sentence that begins in lower case after a full stop that follows a word of five letters
 * or more. Shorter words are often abbreviations, and a sentence may go on after ? and !. A
 * paragraph that begins in lower case omits capitals on purpose.
 */
export function sentenceCapitals(locale: string): TextRule {
  return text => {
    if (/^\P{L}*\p{Ll}/u.test(text)) return []
    return Array.from(
      text.matchAll(/(?<=(?:^|\s)\p{Ll}{5,40}\. )(\p{Ll}[\p{L}\p{M}]*)(?=[\s,])/gu),
      match => {
        const word = match[0]
        const [first = ''] = word
        return put(
          {
            rule: 'SentenceCapital',
            category: 'grammar',
            message: 'Missing capital letter',
            explanation: 'Start a sentence with a capital letter.',
            confidence: 0.75,
            safe: false,
          },
          match.index,
          match.index + word.length,
          first.toLocaleUpperCase(locale) + word.slice(first.length),
        )
      },
    )
  }
}
