import type { Issue } from '#schema/corrections/issue.ts'
import { isMistake } from '../check/issues.ts'
import type { Edit } from './edits.ts'
import { plainRewrites } from './plainWords.ts'
import { rewriteParagraphs } from './rewrite/pieces.ts'
import type { Check, Rewritten, Stage } from './settle.ts'

/** An edit is only worth its risk when the checker is this sure of it. */
const SURE = 0.8

/**
 * The text with clear mistakes corrected and wordy phrases made plain. Nothing is invented: quotations, code, addresses,
 * figures and everything the checker is unsure of stay as they are. Improving the result again changes nothing.
 */
export async function improve(text: string, checker: { check: Check }): Promise<Rewritten> {
  const whole: Rewritten = { text: '', changes: [] }
  for await (const part of improveStream(text, checker)) {
    whole.text += part.text
    whole.changes.push(...part.changes)
  }
  return whole
}

/** `improve` as it goes, sentence by sentence: the texts put together are the result. */
export function improveStream(
  text: string,
  { check }: { check: Check },
): AsyncGenerator<Rewritten, void, undefined> {
  return rewriteParagraphs(text, [corrections, { wanted: plainRewrites }], check)
}

/** The corrections that may be made without asking: the first stage of every rewrite. */
export const corrections: Stage = { wanted: (_, issues) => correctionsOf(issues), corrects: isSure }

function isSure(issue: Issue): boolean {
  return isMistake(issue) && issue.confidence >= SURE && issue.replacements.length > 0
}

function correctionsOf(issues: readonly Issue[]): Edit[] {
  return issues.filter(isSure).map(issue => ({
    start: issue.start,
    end: issue.end,
    after: issue.replacements[0] ?? '',
    reason: issue.category === 'spelling' ? 'Spelling' : issue.explanation,
  }))
}
