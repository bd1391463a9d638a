import type { Issue } from '#schema/corrections/issue.ts'

import type { Checked } from './checked.ts'

/**
 * Returns the text with safe corrections applied, their number, and the remaining findings at their
 * new positions.
 */
export function fixed({ file, text, issues }: Checked): { text: string; count: number; left: Checked } {
  const left: Issue[] = []
  let after = ''
  let copied = 0
  let count = 0
  for (const issue of issues) {
    const [replacement] = issue.replacements
    if (issue.safe && replacement !== undefined && issue.start >= copied) {
      after += text.slice(copied, issue.start) + replacement
      copied = issue.end
      count += 1
    } else {
      const shift = after.length - copied
      left.push({ ...issue, start: issue.start + shift, end: issue.end + shift })
    }
  }
  after += text.slice(copied)
  return { text: after, count, left: { file, text: after, issues: left } }
}
