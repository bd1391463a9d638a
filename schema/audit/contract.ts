import * as z from 'zod/mini'

import { id, timestamp } from '#schema/shared/ids.ts'

/** Everything that an administrator or a command of the operator does, by its subject. */
export const AUDIT_ACTS = [
  'admin.downloaded',
  'admin.signedIn',
  'content.changed',
  'content.created',
  'content.deleted',
  'content.published',
  'content.restored',
  'content.withdrawn',
  'message.answered',
  'newsletter.downloaded',
  'order.rechecked',
  'order.refunded',
  'plan.changed',
  'report.dismissed',
  'report.hidden',
  'report.restored',
  'settings.changed',
  'user.bonus',
  'user.confirmed',
  'user.deleted',
  'user.deletionCanceled',
  'user.email',
  'user.names',
  'user.oneFactor',
  'user.plan',
  'user.restored',
  'user.role',
  'user.signedOut',
  'user.suspended',
  'user.voice',
  'work.retried',
] as const
export const auditAct = z.enum(AUDIT_ACTS)
export type AuditAct = z.infer<typeof auditAct>

export const auditSubjectKind = z.enum([
  'user',
  'order',
  'plan',
  'settings',
  'report',
  'work',
  'message',
  'content',
])
export type AuditSubjectKind = z.infer<typeof auditSubjectKind>

/** A person or a thing that an act is about, with its name of that moment. */
export const auditSubject = z.object({ kind: auditSubjectKind, id: z.string(), name: z.string() })
export type AuditSubject = z.infer<typeof auditSubject>

/** The administrator of an act, with the name and the address of that moment. */
export const auditActor = z.object({ id, name: z.string(), email: z.string() })
export type AuditActor = z.infer<typeof auditActor>

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const named = z.record(z.string(), scalar)
const plain = z.union([scalar, z.array(z.union([scalar, named])), named])
const record = z.record(z.string(), plain)

/** An act in the audit. It never changes. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  act: auditAct,
  source: z.enum(['admin', 'command']),
  /** Null for a command, which runs without an account. */
  actor: z.nullable(auditActor),
  subject: auditSubject,
  /** Only the values that the act is about. Null: there were none. */
  before: z.nullable(record),
  after: z.nullable(record),
  reason: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const AUDIT_PAGE_MAX = 50
/** Length of a text that is searched for. */
export const AUDIT_TEXT_MAX = 100

/**
 * GET /api/admin/audit: the acts that fit every given filter, the newest first. `text` is how the
 * name of the subject or of the actor begins. `before` is the `next` of the page before.
 */
export const auditQuery = z
  .strictObject({
    actorId: z.optional(id),
    subjectKind: z.optional(auditSubjectKind),
    subjectId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    act: z.optional(auditAct),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(AUDIT_TEXT_MAX))),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(AUDIT_PAGE_MAX)),
      AUDIT_PAGE_MAX,
    ),
  })
  .check(
    // The ids of two kinds may be the same.
    z.refine(({ subjectKind, subjectId }) => subjectId === undefined || subjectKind !== undefined, {
      path: ['subjectKind'],
    }),
  )
export type AuditQuery = z.infer<typeof auditQuery>

/** A page of the audit. `next` is null on the last one. */
export const auditPage = z.object({ entries: z.array(auditEntry), next: z.nullable(z.int()) })
export type AuditPage = z.infer<typeof auditPage>
