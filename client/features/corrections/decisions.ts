import { normalWord } from '#writing/check/dictionary.ts'
import type { Decision } from '#schema/corrections/decision.ts'

import type { Finding } from './findings.ts'

/** What was decided about corrections, as the plugin needs it. */
export type Decided = { fingerprints: ReadonlySet<string>; words: ReadonlySet<string> }

export const NOTHING_DECIDED: Decided = { fingerprints: new Set(), words: new Set() }

/** Gathers the decisions of a document and the reader's own words. Words are compared in their normal form. */
export function gather(decisions: readonly Decision[], ownWords: readonly string[]): Decided {
  const fingerprints = new Set<string>()
  const words = new Set(ownWords.map(normalWord))
  for (const { subject } of decisions) {
    if (subject.kind === 'dismissal') fingerprints.add(subject.fingerprint)
    else words.add(normalWord(subject.word))
  }
  return { fingerprints, words }
}

/** Whether a finding was dismissed, or is about a word that was said to be right. */
export const isDecided = (finding: Finding, decided: Decided): boolean =>
  decided.fingerprints.has(finding.fingerprint) ||
  (finding.issue.category === 'spelling' &&
    decided.words.size > 0 &&
    decided.words.has(normalWord(finding.flagged)))
