import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import type { Finding } from './findings.ts'

/** The rule about words that another kind of English spells like this. */
const RULE = 'DialectSpelling'
/** So many different words are no slip. */
const ENOUGH = 3

/**
 * Returns the kind of English that a text is written in if it is not the one that it is checked in:
 * British under American English, or American under any other.
 */
export function otherDialect(
  findings: readonly Finding[],
  dialect: EnglishDialect,
): Extract<EnglishDialect, 'UK' | 'US'> | null {
  const found = new Map<string, boolean>()
  for (const { issue, flagged } of findings)
    if (issue.rule === RULE) found.set(flagged.toLowerCase(), isBritish(flagged, issue.replacements[0] ?? ''))
  const british = [...found.values()].filter(Boolean).length
  const american = found.size - british
  // Canada takes its spellings from both.
  const wanted = dialect === 'CA' ? (british > american ? 'UK' : 'US') : dialect === 'US' ? 'UK' : 'US'
  const words = dialect === 'CA' ? Math.max(british, american) : found.size
  return words >= ENOUGH ? wanted : null
}

/** Whether a spelling is British and not American: its own is longer, or has s for z, or re for er. */
const isBritish = (spelling: string, other: string): boolean =>
  spelling.length === other.length
    ? spelling.endsWith('re') || (spelling.includes('s') && other.includes('z'))
    : spelling.length > other.length
