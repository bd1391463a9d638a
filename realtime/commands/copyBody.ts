import type { PoolClient } from 'pg'
import { z } from 'zod'

import { copyBody } from '#schema/body-commands/contract.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'
import { mayWrite, role } from '#schema/sharing/roles.ts'

import { fill } from './fillBody.ts'
import { defineHandler } from './handler.ts'

/**
 * Fills a new document with the committed body of another one that its user can open, without
 * comments and suggestions.
 */
export const copyBodyHandler = defineHandler(copyBody, mayWrite, async (tools, context) => {
  const { client, userId, payload } = context
  if (!(await canOpen(client, userId, payload.from))) return { outcome: 'unavailable' }
  // Updates received before the command belong to the copy.
  await tools.rooms.find(payload.from)?.settled()
  const source = await tools.bodies.project(payload.from)
  if (!source.ok) return { outcome: 'unreadable' }
  return fill(tools, context, source.value.body)
})

const access = z.tuple([z.object({ role: z.nullable(role) })])

async function canOpen(client: PoolClient, userId: UserId, documentId: DocumentId): Promise<boolean> {
  const statement = `SELECT room_access($1, 'document', $2) AS role`
  const { rows } = await client.query(statement, [userId, documentId])
  return access.parse(rows)[0].role !== null
}
