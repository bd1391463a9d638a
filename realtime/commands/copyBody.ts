import type { PoolClient } from 'pg'
import { z } from 'zod'

import { copyBody, type CopyBody } from '#schema/body-commands/contract.ts'
import type { UserId } from '#schema/shared/ids.ts'
import { mayWrite, role } from '#schema/sharing/roles.ts'

import { fill } from './fillBody.ts'
import { defineHandler } from './handler.ts'

/**
 * Fills a new document with the committed body of another one that its user can open, without
 * comments and suggestions. A reader by a share code gets no images either: its page has none.
 */
export const copyBodyHandler = defineHandler(copyBody, mayWrite, async (tools, context) => {
  const { client, userId, payload } = context
  if (!(await canOpen(client, userId, payload))) return { outcome: 'unavailable' }
  // Updates received before the command belong to the copy.
  await tools.rooms.find(payload.from)?.settled()
  const source = await tools.bodies.project(payload.from)
  if (!source.ok) return { outcome: 'unreadable' }
  return fill(tools, context, source.value.body, { images: payload.code === undefined })
})

const access = z.tuple([z.object({ role: z.nullable(role) })])

async function canOpen(client: PoolClient, userId: UserId, { from, code }: CopyBody): Promise<boolean> {
  const { rows } =
    code === undefined
      ? await client.query(`SELECT room_access($1, 'document', $2) AS role`, [userId, from])
      : await client.query(`SELECT share_access($1, 'document', $2) AS role`, [code, from])
  return access.parse(rows)[0].role !== null
}
