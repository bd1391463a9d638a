import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { EMPTY_BODY } from '#api/services/bodies/stored.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { SiteContent } from '#api/services/sitePages.ts'
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
  body: z.nullable(z.string()),
  discussion: z.unknown(),
})

/** A revoked code takes the steps of an unknown one, so that the time of an answer tells nothing. */
export const SHARED = `
  SELECT d.id, d.title, u.first_name AS author, greatest(d.updated_at, p.at) AS "updatedAt",
    s.is_public AS "isPublic", d.kind, p.body::text AS body, shared_discussion(d.id) AS discussion
  FROM share_codes s JOIN documents d ON d.id = s.document_id JOIN users u ON u.id = d.owner_id
    LEFT JOIN document_projections p ON p.document_id = d.id
  WHERE s.code = $1 AND s.revoked_at IS NULL AND share_access(s.code, 'document', d.id) IS NOT NULL`

/**
 * Returns the text that a share code opens, at most 2 s old, for its page. Returns null, by the same
 * query, for every code that opens nothing.
 */
export async function readSharedText(
  { storedBodies }: Pick<ApiContext, 'storedBodies'>,
  code: string,
): Promise<SiteContent | null> {
  if (!shareCode.safeParse(code).success) return null
  const [found] = await query(null, sharedRow, SHARED, [code])
  if (!found) return null
  const { id, title, author, updatedAt, isPublic, kind } = found
  // The readers of one page have one turn.
  const { base, quotes } = await storedBodies.shown(`page ${id}`, found.body ?? EMPTY_BODY)
  const { threads, reactions, isComplete } = readDiscussion(found.discussion)
  const content: SharedText = {
    room: roomName(documentRoom(id)),
    documentId: id,
    title,
    author,
    updatedAt: updatedAt.toISOString(),
    body: base,
    charactersMax: KINDS[kind].charactersMax,
    reactions,
    threads: quotedThreads(threads, quotes),
    isComplete,
  }
  return { content, title, isIndexed: isPublic, isLasting: false }
}
