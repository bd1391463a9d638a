import type { Finding, TextRule } from '../finding.ts'
import { put } from './matches.ts'

const opening: Record<string, string> = { '?': '¿', '!': '¡' }

/** Finds a Spanish question or exclamation without its opening ¿ or ¡. */
export const openingMarks: TextRule = text => {
  const found: Finding[] = []
  let start = 0
  for (const { index, 0: signs } of text.matchAll(/[.…]+|[?!]+/gu)) {
    const sentence = text.slice(start, index)
    const end = index + signs.length
    const sign = signs.charAt(0)
    const inNumber = sign === '.' && /\p{N}$/u.test(sentence) && /^\p{N}/u.test(text.slice(end))
    const mark = opening[sign]
    // Signs in names and searches are inside a word. Only a sentence with words is a question.
    if (mark && !/[¿¡]/.test(sentence) && /\p{Ll}{2}[\p{Pe}\p{Pf}"']?$/u.test(sentence)) {
      const first = /[\p{L}\p{M}\p{N}]+/u.exec(sentence)
      if (first && /^(?:\s|$|[\p{Pe}\p{Pf}"'])/u.test(text.slice(end)))
        found.push(
          put(
            {
              rule: 'OpeningMark',
              message: `Missing “${mark}”`,
              explanation: `In Spanish, a sentence that ends with “${sign}” starts with “${mark}”.`,
              safe: false,
              confidence: 0.8,
            },
            start + first.index,
            start + first.index + first[0].length,
            mark + first[0],
          ),
        )
    }
    if (!inNumber) start = end
  }
  return found
}
