import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import type { AuditAct, AuditActor, AuditSubject } from '#schema/audit/contract.ts'

/** Names of values that open something. They have no place in the audit, not even hashed. */
type Secret =
  | 'code'
  | 'codeHash'
  | 'hash'
  | 'key'
  | 'keyHash'
  | 'password'
  | 'passwordHash'
  | 'recoveryCode'
  | 'recoveryCodes'
  | 'secret'
  | 'session'
  | 'sessionId'
  | 'sessions'
  | 'sid'
  | 'token'
  | 'tokenHash'
  | 'totpCode'
  | 'totpSecret'

type Plain = string | number | boolean | null | readonly Plain[] | AuditedRecord

/**
 * Plain values of an act: no instance of a model, no Date and no Buffer is one, and nothing in it has
 * the name of a secret.
 */
export type AuditedRecord = { readonly [name: string]: Plain } & { readonly [name in Secret]?: never }

export type Audited = {
  act: AuditAct
  /** The administrator, or null for a command of the operator. */
  actor: AuditActor | null
  subject: AuditSubject
  /** The values that the act is about, and no others. */
  before?: AuditedRecord | null
  after?: AuditedRecord | null
  reason?: string | null
  /** The id of the HTTP request, which the log has too. */
  requestId?: string | null
}

/** Returns a user as the actor of an act. */
export const actorOf = (user: {
  id: string
  firstName: string
  lastName: string
  email: string
}): AuditActor => ({ id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email })

/**
 * Adds an act to the audit, in the transaction that does it: neither is there without the other. The
 * database refuses every later change.
 */
export async function audit(
  tx: Transaction,
  { act, actor, subject, before = null, after = null, reason = null, requestId = null }: Audited,
): Promise<void> {
  // The database adds the place and the time, which the servers may not.
  await query(
    tx,
    z.object({ id: z.string() }),
    `INSERT INTO audit_entries (act, actor_id, actor_name, actor_email, subject_kind, subject_id, subject_name,
       before, after, reason, request_id)
     VALUES ($1, $2::uuid, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11::uuid) RETURNING id`,
    [
      act,
      actor?.id ?? null,
      actor?.name ?? null,
      actor?.email ?? null,
      subject.kind,
      subject.id,
      subject.name,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
      reason,
      requestId,
    ],
  )
}
