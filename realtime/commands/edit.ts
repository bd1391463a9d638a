import { randomBytes } from 'node:crypto'

import type { PoolClient } from 'pg'

import { BodyBytes } from '#realtime/body/bodyBytes.ts'
import type { Projection } from '#realtime/projection/project.ts'
import type { Restoration } from '#realtime/projection/restore.ts'
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
 * `asBase`: without its comments and suggestions. `images`: false leaves them out.
 */
export async function computeEdit(
  tools: CommandTools,
  documentId: DocumentId,
  target: string,
  form: { asBase?: boolean; images?: boolean } = {},
): Promise<({ kind: 'edit' } & Edit) | { kind: 'unchanged' | 'unreadable' | 'full' }> {
  const found = await checkedEdit<Extract<Restoration, { kind: 'restored' }>>(tools, documentId, parts =>
    tools.bodies.restoration({ parts, target, ...form }),
  )
  if (found.kind !== 'edit') return found.kind === 'made' ? { kind: 'unchanged' } : { kind: found.kind }
  const { update, version, made } = found
  return { kind: 'edit', update, version, before: made.before, after: made.after }
}

/**
 * Returns the update that `make` computes from the committed body, once it is known to be allowed
 * and to fit. `made`: there is nothing to change. A body that `make` cannot read is repaired once.
 */
export async function checkedEdit<M extends { update: Uint8Array | null }>(
  { log, reader, bodies, quota }: CommandTools,
  documentId: DocumentId,
  make: (parts: Uint8Array[]) => Promise<M | { kind: 'unreadable' }>,
): Promise<
  | { kind: 'edit'; update: Uint8Array; version: VersionVector; made: M }
  | { kind: 'made'; made: M }
  | { kind: 'unreadable' | 'full' }
> {
  for (const isRepaired of [false, true]) {
    const body = new BodyBytes(await log.load(documentId))
    const { parts, version } = body.committed()
    const made = await make(parts)
    if ('update' in made) {
      const { update } = made
      if (!update) return { kind: 'made', made }
      const inspected = await reader.inspect(update, documentId)
      if (!inspected.ok) throw new Error(`The update is not allowed: ${inspected.error.message}`)
      if (!inspected.value.deletesOnly && (body.isFull || !(await quota.hasRoom(documentId, update.length))))
        return { kind: 'full' }
      return { kind: 'edit', update, version, made }
    }
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
