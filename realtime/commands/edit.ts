import { randomBytes } from 'node:crypto'

import type { PoolClient } from 'pg'

import { BodyBytes } from '#realtime/body/bodyBytes.ts'
import type { Projection } from '#realtime/projection/project.ts'
import type { LogRow, NewRow, VersionVector } from '#realtime/storage/contract.ts'
import { appendIn } from '#realtime/storage/postgres.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { CommandTools } from './handler.ts'

/** One ordinary update of a body. `version`: the state of the log that it was computed against. */
type Edit = { update: Uint8Array; before: Projection; after: Projection; version: VersionVector }

/** Waits until no other command edits the document. Two edits computed from one body would mix. */
export async function waitForTurn(client: PoolClient, documentId: DocumentId): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('revisions:' || $1, 0))`, [documentId])
}

/**
 * Computes the update that makes the committed body `target`, which is ProseMirror JSON as text.
 * `asBase`: without its comments and suggestions.
 */
export async function computeEdit(
  { log, reader, bodies, quota }: CommandTools,
  documentId: DocumentId,
  target: string,
  { asBase = false }: { asBase?: boolean } = {},
): Promise<({ kind: 'edit' } & Edit) | { kind: 'unchanged' | 'unreadable' | 'full' }> {
  for (const isRepaired of [false, true]) {
    const body = new BodyBytes(await log.load(documentId))
    const { parts, version } = body.committed()
    const found = await bodies.restoration({ parts, target, asBase })
    if (found.kind === 'restored') {
      const { update, before, after } = found
      if (!update) return { kind: 'unchanged' }
      const inspected = await reader.inspect(update, documentId)
      if (!inspected.ok) throw new Error(`The update is not allowed: ${inspected.error.message}`)
      if (!inspected.value.deletesOnly && (body.isFull || !(await quota.hasRoom(documentId, update.length))))
        return { kind: 'full' }
      return { kind: 'edit', update, before, after, version }
    }
    // An invalid body is repaired once.
    if (isRepaired || !(await bodies.project(documentId)).ok) break
  }
  return { kind: 'unreadable' }
}

/** Appends an update to the log in the command's transaction, under its own writer. */
export async function appendEdit(
  client: PoolClient,
  edit: Pick<NewRow, 'doc' | 'user' | 'bytes'>,
): Promise<LogRow> {
  const row = { ...edit, writer: newWriter(), n: 1 }
  await appendIn(client, row)
  return row
}

/**
 * Sends a committed edit to open rooms now. Should the process end before, rooms find it in the
 * log.
 */
export async function publishEdit(
  { rooms, bodies }: CommandTools,
  documentId: DocumentId,
  { writer, n, user, bytes }: LogRow,
): Promise<void> {
  await rooms.logged(documentId, { writer, n, user, bytes })
  await bodies.project(documentId).catch(() => undefined)
}

const newWriter = (): string => `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}.restore`
