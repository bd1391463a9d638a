import { z } from 'zod'

import { presentSummary } from '#api/features/documents/present.ts'
import { summaryRow } from '#api/features/documents/rows.ts'
import { listStatements } from '#api/features/snippets/listStatements.ts'
import { query } from '#api/kit/query.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'
import type { SnippetItem, SnippetQuery } from '#schema/snippets/contract.ts'
import { snippetCounts } from '#schema/snippets/counts.ts'
import { visibility } from '#schema/snippets/visibility.ts'

const itemRow = summaryRow.extend({
  start: z.string(),
  visibility,
  shareCode: z.nullable(shareCode),
  author: z.string(),
  isMember: z.boolean(),
  isHidden: z.boolean(),
  counts: snippetCounts,
})

/** Returns a page of the snippets that the user can open, or of their trash. */
export async function listSnippets(who: string, wanted: SnippetQuery): Promise<SnippetItem[]> {
  let rows: z.infer<typeof itemRow>[] = []
  for (const { text, bind } of listStatements(who, wanted)) {
    const read = await query(null, itemRow, text, bind)
    if (read.length > 0) rows = read
    if (rows.length === wanted.limit) break
  }
  return rows.map(present)
}

function present(row: z.infer<typeof itemRow>): SnippetItem {
  const { visibility, shareCode, author, counts } = row
  const start = row.start.replace(/[\uD800-\uDBFF]$/, '')
  const listed = { start, visibility, shareCode, author, counts }
  const summary = presentSummary(row)
  if (row.isMember)
    return { ...summary, ...listed, isMember: true, isHidden: row.isHidden && row.role === 'owner' }
  const { id, title, tags, createdAt, updatedAt, words, writing } = summary
  const told = { id, title, tags, createdAt, updatedAt, words, language: writing.language }
  return { ...told, ...listed, role: 'viewer', isMember: false }
}
