import { reconcile, type Finding } from '#client/features/corrections/findings.ts'
import type { Issue } from '#schema/corrections/issue.ts'

/** Returns the finding of a misspelled “recieve” in a text, or what has become of one from before a change. */
export function misspellingIn(text: string, before: readonly Finding[] = []): Finding {
  const start = text.indexOf('recieve')
  const issue: Issue = {
    id: 'x',
    category: 'spelling',
    rule: 'SpellCheck',
    message: 'Misspelled word',
    explanation: 'Not in the dictionary.',
    replacements: ['receive'],
    start,
    end: start + 'recieve'.length,
    confidence: 0.9,
    safe: true,
  }
  const [finding] = reconcile(before, [issue], text)
  if (!finding) throw new Error('No finding')
  return finding
}
