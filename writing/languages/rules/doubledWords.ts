import type { Conventions } from '../conventions.ts'
import type { TextRule } from '../finding.ts'

/**
 * Finds a word written twice in a row. It ignores names ("Bora Bora"), words that the language
 * doubles, and single letters. It also ignores a repeated word that begins a hyphenated or elided
 * one.
 */
export function doubledWords({ doubled, reduplicates }: Conventions): TextRule {
  if (reduplicates) return () => []
  const meant = new Set(doubled)
  return text =>
    Array.from(
      text.matchAll(
        /(?<![\p{L}\p{M}\p{N}'’·-])(\p{L}[\p{L}\p{M}]{1,40})[ \u00a0]+(\1)(?![\p{L}\p{M}\p{N}'’·-])/giu,
      ),
    ).flatMap(match => {
      const [whole, first = '', second = ''] = match
      if (/\p{Lu}/u.test(second) || meant.has(first.toLowerCase())) return []
      return [
        {
          category: 'grammar' as const,
          rule: 'DoubledWord',
          message: `Repeated “${second}”`,
          explanation: 'The same word appears twice in a row.',
          replacements: [first],
          start: match.index,
          end: match.index + whole.length,
          confidence: 0.85,
          safe: false,
        },
      ]
    })
}
