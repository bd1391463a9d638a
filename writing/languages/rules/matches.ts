import type { Finding } from '../finding.ts'

/** The texts and flags that a rule attaches to its findings. */
export type Said = Pick<Finding, 'rule' | 'message' | 'explanation'> &
  Partial<Pick<Finding, 'category' | 'confidence' | 'safe'>>

/** Returns a punctuation finding with one replacement. It is safe unless `said` overrides that. */
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
