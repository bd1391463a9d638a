import type { Issue } from '#schema/corrections/issue.ts'

/** Returns an issue for tests at a place. */
export const issueAt = (start: number, end: number, changes: Partial<Issue> = {}): Issue => ({
  id: `${start}-${end}`,
  category: 'spelling',
  rule: 'SpellCheck',
  message: 'misspelled',
  explanation: 'This word is in no word list.',
  replacements: ['the'],
  start,
  end,
  confidence: 1,
  safe: true,
  ...changes,
})
