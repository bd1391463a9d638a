import { z } from 'zod'

import { readStored } from '#api/features/documents/storedBody.ts'
import { query } from '#api/kit/query.ts'
import type { SiteContent } from '#api/services/sitePages.ts'
import { baseOf } from '#document/base.ts'
import { quotesIn } from '#document/quotes.ts'
import { documentKind, KINDS } from '#schema/documents/kinds.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { readDiscussion } from '#schema/sharing/discussion.ts'
import { quotedThreads } from '#schema/sharing/quotedThreads.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'
import type { SharedText } from '#schema/sharing/sharedText.ts'

const sharedRow = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  updatedAt: z.date(),
  isPublic: z.boolean(),
  kind: documentKind,
  body: z.unknown(),
  discussion: z.unknown(),
})

/** A revoked code takes the steps of an unknown one, so that the time of an answer tells nothing. */
export const SHARED = `
  SELECT d.id, d.title, u.first_name AS author, greatest(d.updated_at, p.at) AS "updatedAt",
    s.is_public AS "isPublic", d.kind, p.body, shared_discussion(d.id) AS discussion
  FROM share_codes s JOIN documents d ON d.id = s.document_id JOIN users u ON u.id = d.owner_id
    LEFT JOIN document_projections p ON p.document_id = d.id
  WHERE s.code = $1 AND s.revoked_at IS NULL AND share_access(s.code, 'document', d.id) IS NOT NULL`

/**
 * Returns the text that a share code opens, at most 2 s old, for its page. Returns null, by the same
 * query, for every code that opens nothing.
 */
export async function readSharedText(code: string): Promise<SiteContent | null> {
  if (!shareCode.safeParse(code).success) return null
  const [found] = await query(null, sharedRow, SHARED, [code])
  if (!found) return null
  const { id, title, author, updatedAt, isPublic, kind } = found
  const body = readStored(id, found.body)
  const { threads, reactions, isComplete } = readDiscussion(found.discussion)
  const content: SharedText = {
    room: roomName(documentRoom(id)),
    documentId: id,
    title,
    author,
    updatedAt: updatedAt.toISOString(),
    body: baseOf(body),
    charactersMax: KINDS[kind].charactersMax,
    reactions,
    threads: quotedThreads(threads, quotesIn(body)),
    isComplete,
  }
  return { content, title, isIndexed: isPublic, isLasting: false }
}
