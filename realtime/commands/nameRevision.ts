import { findNamed, keepProjection } from '#realtime/revisions/store.ts'
import { nameRevision } from '#schema/body-commands/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { waitForTurn } from './edit.ts'
import { defineHandler } from './handler.ts'

/** Keeps the current body as a revision with a name, unless the newest one is just that. */
export const nameRevisionHandler = defineHandler(
  nameRevision,
  mayWrite,
  async ({ bodies, quota }, context) => {
    const { client, documentId, userId, payload } = context
    const projected = await bodies.project(documentId)
    if (!projected.ok) return { outcome: 'unreadable' }
    await waitForTurn(client, documentId)
    const same = await findNamed(client, documentId, payload.name)
    if (same !== null) return { outcome: 'done', result: { revisionId: same } }
    if (!(await quota.hasRoom(documentId, projected.value.body.length))) return { outcome: 'full' }
    const label = { kind: 'named' as const, name: payload.name, by: userId }
    const revisionId = await keepProjection(client, documentId, label)
    return revisionId === null ? { outcome: 'unavailable' } : { outcome: 'done', result: { revisionId } }
  },
)
