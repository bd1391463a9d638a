import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

import type { Listener } from '#platform/database/listener.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Logger } from '#platform/logger.ts'
import { mayWrite, role } from '#schema/sharing/roles.ts'

/** Requests that another process left behind, or whose notification was lost, are found this soon. */
const SWEEP_MS = 2000
/** Times that a request is tried. */
const MAX_ATTEMPTS = 3

const common = { id: z.string(), documentId: z.string(), userId: z.string() }
const claimed = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('name'), name: z.string() }),
  z.object({ ...common, kind: z.literal('restore'), revisionId: z.string() }),
])
export type RevisionRequest = z.infer<typeof claimed>
const standing = z.object({ role: z.nullable(role), isLate: z.boolean(), isQuarantined: z.boolean() })

/** How a request ended: what was made of it, and what is to be done once that is committed. */
export type Done = {
  outcome: 'done' | 'unchanged' | 'unavailable' | 'unreadable' | 'full' | 'late'
  made?: string | null
  afterwards?: () => Promise<void>
}

type Options = {
  pool: Pool
  listener: Listener
  logger: Logger
  /** Does what is asked, in the transaction in which the request is then marked as done. */
  act: (client: PoolClient, request: RevisionRequest) => Promise<Done>
}

// Who deletes the document waits for its row first, so that the two cannot wait for each other.
const CLAIM = `
  SELECT r.id, r.kind, r.name, r.document_id AS "documentId", r.user_id AS "userId", r.revision_id AS "revisionId",
    room_access(r.user_id, 'document', r.document_id) AS role,
    r.created_at < now() - interval '1 hour' AS "isLate",
    EXISTS (SELECT FROM document_quarantines q WHERE q.document_id = r.document_id) AS "isQuarantined"
  FROM revision_requests r JOIN documents d ON d.id = r.document_id
  WHERE r.outcome IS NULL AND r.id <> ALL ($1::uuid[])
  ORDER BY r.created_at, r.id LIMIT 1
  FOR UPDATE OF r SKIP LOCKED FOR KEY SHARE OF d SKIP LOCKED`

/**
 * Does what people ask of revisions, each request once, whichever process takes it: claim, work and mark are one
 * transaction, which a process that dies does not leave behind.
 */
export class RevisionRequests {
  private wanted = true
  private running: Promise<void> | null = null
  private stopped = false
  private readonly sweep: NodeJS.Timeout
  private readonly unlisten: () => void
  private readonly options: Options

  /** Register before the listener starts. */
  constructor(options: Options) {
    this.options = options
    this.unlisten = options.listener.on('revision_requests', () => this.wake())
    this.sweep = setInterval(() => this.wake(), SWEEP_MS)
    this.wake()
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.unlisten()
    clearInterval(this.sweep)
    await this.running
  }

  private wake(): void {
    this.wanted = true
    this.running ??= this.run().finally(() => (this.running = null))
  }

  private async run(): Promise<void> {
    while (this.wanted && !this.stopped) {
      this.wanted = false
      // One that has failed comes back at the next round.
      const failed: string[] = []
      try {
        while (!this.stopped && (await this.next(failed)));
      } catch (error) {
        this.options.logger.warn({ err: error }, 'requests for revisions could not be read')
      }
    }
  }

  /** Does the oldest request that nobody else does. Gives whether there was one. */
  private async next(failed: string[]): Promise<boolean> {
    const seen: { claim: RevisionRequest | null } = { claim: null }
    try {
      const done = await inTransaction(this.options.pool, async client => {
        const { rows } = await client.query(CLAIM, [failed])
        const [row]: unknown[] = rows
        if (row === undefined) return null
        const claim = claimed.parse(row)
        seen.claim = claim
        const done = refusal(standing.parse(row)) ?? (await this.options.act(client, claim))
        await client.query('UPDATE revision_requests SET outcome = $2, made = $3 WHERE id = $1', [
          claim.id,
          done.outcome,
          done.made ?? null,
        ])
        return done
      })
      await done?.afterwards?.()
      return done !== null
    } catch (error) {
      if (seen.claim === null) throw error
      await this.fail(seen.claim, error)
      failed.push(seen.claim.id)
      return true
    }
  }

  private async fail({ id, documentId }: RevisionRequest, error: unknown): Promise<void> {
    this.options.logger.warn({ err: error, document: documentId }, 'a request for a revision failed')
    await this.options.pool.query(
      `UPDATE revision_requests SET attempts = attempts + 1,
         outcome = CASE WHEN attempts + 1 >= $2 THEN 'failed' END
       WHERE id = $1 AND outcome IS NULL`,
      [id, MAX_ATTEMPTS],
    )
  }
}

/** Why a request is not carried out: it was allowed when it was made, but much may have happened since. */
function refusal({ role: held, isLate, isQuarantined }: z.infer<typeof standing>): Done | null {
  if (held === null || !mayWrite(held)) return { outcome: 'unavailable' }
  if (isLate) return { outcome: 'late' }
  return isQuarantined ? { outcome: 'unreadable' } : null
}
