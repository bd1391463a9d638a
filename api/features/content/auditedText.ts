import type { AuditedRecord } from '#api/services/audit/audit.ts'
import type { AdminContent } from '#schema/admin/content.ts'

/** Characters of a text that the audit keeps at most. */
const KEPT_MOST = 500

type Text = Pick<
  AdminContent,
  | 'kind'
  | 'slug'
  | 'title'
  | 'summary'
  | 'tags'
  | 'markdown'
  | 'day'
  | 'position'
  | 'isSample'
  | 'isDraft'
  | 'followsFile'
>

/**
 * Returns a text before and after an act for the audit, null where there is none. Of what is written in
 * it, the audit has the length and the beginning of the part that has changed.
 */
export function auditedText(
  before: Text | null,
  after: Text | null,
): { before: AuditedRecord | null; after: AuditedRecord | null } {
  const [old, fresh] = changedParts(before?.markdown ?? '', after?.markdown ?? '')
  return { before: before && recordOf(before, old), after: after && recordOf(after, fresh) }
}

const recordOf = (
  { kind, slug, title, summary, tags, markdown, day, position, isSample, isDraft, followsFile }: Text,
  part: string,
): AuditedRecord => ({
  kind,
  slug,
  title,
  summary,
  tags,
  day,
  position,
  isSample,
  isDraft,
  followsFile,
  characters: markdown.length,
  text: part,
})

/** Returns the parts in which two texts differ, without their common start and end. */
export function changedParts(before: string, after: string): [before: string, after: string] {
  // By code points: the database takes no half of a pair.
  const [a, b] = [Array.from(before), Array.from(after)]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const partOf = (text: readonly string[]) => {
    const part = text.slice(start, text.length - end)
    return part.length > KEPT_MOST ? `${part.slice(0, KEPT_MOST).join('')}…` : part.join('')
  }
  return [partOf(a), partOf(b)]
}
