import { randomBytes } from 'node:crypto'

import type { PoolClient } from 'pg'
import { z } from 'zod'

import { inspectUpdate } from '#document/structure.ts'
import { BodyBuffer, type CommittedBody } from '#realtime/body/body-buffer.ts'
import type { BodyMaintainer } from '#realtime/projection/maintainer.ts'
import type { Restoration } from '#realtime/projection/restore.ts'
import { keepBody, keepProjection } from '#realtime/revisions/store.ts'
import type { RoomRegistry } from '#realtime/room/registry.ts'
import {
  DamagedDocumentError,
  UnknownDocumentError,
  type LogRow,
  type UpdateLog,
} from '#realtime/storage/contract.ts'
import { appendIn } from '#realtime/storage/postgres.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Done, RevisionRequest } from './requests.ts'

type Options = { log: UpdateLog; bodies: BodyMaintainer; rooms: RoomRegistry }
type Restore = Extract<RevisionRequest, { kind: 'restore' }>
type Naming = Extract<RevisionRequest, { kind: 'name' }>

const bodies = z.tuple([z.object({ body: z.string() })]).or(z.tuple([]))

/** Gives what carries out requests: it names what a body is, or makes it what it was. */
export function createActor(options: Options) {
  return async (client: PoolClient, request: RevisionRequest): Promise<Done> => {
    // What was received before the request belongs to it.
    await options.rooms.find(request.documentId)?.settled()
    try {
      return await (request.kind === 'name' ? name(client, request) : restore(client, request))
    } catch (error) {
      if (error instanceof UnknownDocumentError) return { outcome: 'unavailable' }
      if (error instanceof DamagedDocumentError) return { outcome: 'unreadable' }
      throw error
    }
  }

  async function name(client: PoolClient, { documentId, userId, name }: Naming): Promise<Done> {
    const projected = await options.bodies.project(documentId)
    if (!projected.ok) return { outcome: 'unreadable' }
    const made = await keepProjection(client, documentId, { kind: 'named', name, by: userId })
    return { outcome: made === null ? 'unavailable' : 'done', made }
  }

  async function restore(client: PoolClient, request: Restore): Promise<Done> {
    const { documentId, userId, revisionId } = request
    const { rows } = await client.query(
      'SELECT body::text AS body FROM document_revisions WHERE id = $1 AND document_id = $2',
      [revisionId, documentId],
    )
    const [target] = bodies.parse(rows)
    if (!target) return { outcome: 'unavailable' }
    // Restores of a document take turns: two that began from the same body would give neither's.
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('revisions:' || $1, 0))`, [documentId])
    const found = await findUpdate(documentId, target.body)
    if (found.kind === 'unreadable') return { outcome: 'unreadable' }
    const { update, before, after, version, isFull } = found
    if (!update) return { outcome: 'unchanged' }
    const inspected = inspectUpdate(update)
    if (!inspected.ok) throw new Error(`the update of a restore is not allowed: ${inspected.error.message}`)
    if (isFull && !inspected.value.deletesOnly) return { outcome: 'full' }

    await keepBody(client, documentId, before, version, { kind: 'automatic' })
    const row: LogRow = { writer: newWriter(), n: 1, user: userId, bytes: update }
    await appendIn(client, { doc: documentId, ...row })
    const made = await keepBody(
      client,
      documentId,
      after,
      { ...version, [row.writer]: 1 },
      {
        kind: 'automatic',
        by: userId,
        restoredFrom: revisionId,
      },
    )
    return { outcome: 'done', made, afterwards: () => spread(documentId, row) }
  }

  /** Those who have the document open get the row now; should this process end before, others find it in the log. */
  async function spread(document: DocumentId, row: LogRow): Promise<void> {
    await options.rooms.logged(document, row)
    await options.bodies.project(document).catch(() => undefined)
  }

  async function findUpdate(
    document: DocumentId,
    target: string,
  ): Promise<
    | (Extract<Restoration, { kind: 'restored' }> & Pick<CommittedBody, 'version'> & { isFull: boolean })
    | { kind: 'unreadable' }
  > {
    for (const isRepaired of [false, true]) {
      const body = new BodyBuffer(await options.log.load(document))
      const { parts, version } = body.committed()
      const found = await options.bodies.restoration({ parts, target })
      if (found.kind === 'restored') return { ...found, version, isFull: body.isFull }
      // A body that has become invalid is repaired first.
      if (isRepaired || !(await options.bodies.project(document)).ok) break
    }
    return { kind: 'unreadable' }
  }
}

const newWriter = (): string => `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}.restore`
