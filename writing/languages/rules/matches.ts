import type { Finding } from '../finding.ts'

/** What a rule says of each place it finds. */
export type Said = Pick<Finding, 'rule' | 'message' | 'explanation'> &
  Partial<Pick<Finding, 'category' | 'confidence' | 'safe'>>

/** A finding of punctuation at a range, with one replacement; safe unless it says otherwise. */
export function put(said: Said, start: number, end: number, replacement: string): Finding {
  return {
    category: 'punctuation',
    confidence: 0.9,
    safe: true,
    ...said,
    start,
    end,
    replacements: [replacement],
  }
}
