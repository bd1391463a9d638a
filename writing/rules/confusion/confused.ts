import type { Rule } from '../rule.ts'

/** A rule on a word that stands where another one is meant. */
export function confused({
  meant,
  ...rule
}: Pick<Rule, 'id' | 'explanation' | 'cases' | 'examples'> &
  Partial<Pick<Rule, 'unless' | 'confidence' | 'note' | 'sets'>> & {
    /** The words of which one is meant, as the title of the card says them: `“affect” or “effect”`. */
    meant: string
  }): Rule {
  return { category: 'grammar', message: `Is it ${meant}?`, ...rule }
}
