import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import type { SiteContent } from '#api/services/sitePages.ts'
import { baseOf } from '#document/base.ts'
import { parseBody } from '#document/parse.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'
import type { SharedText } from '#schema/sharing/sharedText.ts'

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }

const sharedRow = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  updatedAt: z.date(),
  body: z.unknown(),
})

/**
 * Returns the text that a share code opens, at most 2 s old, for its page. Returns null, by the same
 * query, for every code that opens nothing.
 */
export async function readSharedText(code: string): Promise<SiteContent | null> {
  if (!shareCode.safeParse(code).success) return null
  const [found] = await query(
    null,
    sharedRow,
    `SELECT d.id, d.title, u.first_name AS author, greatest(d.updated_at, p.at) AS "updatedAt", p.body
     FROM share_codes s JOIN documents d ON d.id = s.document_id JOIN users u ON u.id = d.owner_id
       LEFT JOIN document_projections p ON p.document_id = d.id
     WHERE s.code = $1 AND share_access(s.code, 'document', d.id) IS NOT NULL`,
    [code],
  )
  if (!found) return null
  const { id, title, author, updatedAt } = found
  const body = parseBody(found.body ?? EMPTY, { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) throw new Error(`The projection of ${id} is not a body`)
  const content: SharedText = {
    room: roomName(documentRoom(id)),
    title,
    author,
    updatedAt: updatedAt.toISOString(),
    body: baseOf(body.value),
  }
  return { content, title, isIndexed: false }
}
