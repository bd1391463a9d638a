import type { Rule } from '../rule.ts'

/** Returns a rule for a word used in place of a similar one. */
export function confused({
  meant,
  ...rule
}: Pick<Rule, 'id' | 'explanation' | 'cases' | 'examples'> &
  Partial<Pick<Rule, 'unless' | 'confidence' | 'note' | 'sets'>> & {
    /** The confusable words as in the card's title: `“affect” or “effect”`. */
    meant: string
  }): Rule {
  return { category: 'grammar', message: `Is it ${meant}?`, ...rule }
}
