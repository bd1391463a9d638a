import type { Issue } from '#schema/corrections/issue.ts'
import { markdownText } from '#writing/markup/markdown.ts'

import type { Source } from './source.ts'

/**
 * A source with its findings, in ranges of its original text. A finding is `safe` only if its
 * correction removes no markup.
 */
export type Checked = { file: string; text: string; issues: Issue[] }

/** Returns the findings of a source. In Markdown, only prose is checked. */
export async function checkSource(
  { file, isMarkdown, text }: Source,
  check: (text: string) => Promise<Issue[]>,
): Promise<Checked> {
  if (!isMarkdown) return { file, text, issues: await check(text) }
  const prose = markdownText(text)
  const issues = (await check(prose.text)).flatMap(issue => {
    const range = prose.toOriginal(issue.start, issue.end)
    if (!range) return []
    const { start, end, wordsOnly } = range
    return [{ ...issue, id: `${issue.rule}:${start}-${end}`, start, end, safe: issue.safe && wordsOnly }]
  })
  return { file, text, issues }
}
