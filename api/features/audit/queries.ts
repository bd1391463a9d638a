import { z } from 'zod'

import { likeLiteral } from '#api/kit/like.ts'
import { query } from '#api/kit/query.ts'
import {
  auditAct,
  auditEntry,
  auditSubjectKind,
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
} from '#schema/audit/contract.ts'

const row = z.object({
  position: z.number(),
  id: z.string(),
  at: z.date(),
  act: auditAct,
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  actorEmail: z.string().nullable(),
  subjectKind: auditSubjectKind,
  subjectId: z.string(),
  subjectName: z.string(),
  before: auditEntry.shape.before,
  after: auditEntry.shape.after,
  reason: z.string().nullable(),
})

const COLUMNS = `position, id, at, act, actor_id AS "actorId", actor_name AS "actorName", actor_email AS "actorEmail",
  subject_kind AS "subjectKind", subject_id AS "subjectId", subject_name AS "subjectName", before, after, reason`

const present = ({ id, at, act, before, after, reason, ...of }: z.infer<typeof row>): AuditEntry => ({
  id,
  at: at.toISOString(),
  act,
  source: of.actorId === null ? 'command' : 'admin',
  actor:
    of.actorId === null ? null : { id: of.actorId, name: of.actorName ?? '', email: of.actorEmail ?? '' },
  subject: { kind: of.subjectKind, id: of.subjectId, name: of.subjectName },
  before,
  after,
  reason,
})

/** Returns the pattern of texts that begin with this one. */
const beginning = (text: string): string => `${likeLiteral(text)}%`

/** Returns the statement that reads a page and one more row. Each filter has an index. */
export function auditStatement({ limit, ...wanted }: AuditQuery): { text: string; bind: unknown[] } {
  const bind: unknown[] = []
  const bound = (value: unknown): string => `$${bind.push(value)}`
  const conditions: string[] = []
  if (wanted.actorId !== undefined) conditions.push(`actor_id = ${bound(wanted.actorId)}::uuid`)
  if (wanted.subjectKind !== undefined) conditions.push(`subject_kind = ${bound(wanted.subjectKind)}`)
  if (wanted.subjectId !== undefined) conditions.push(`subject_id = ${bound(wanted.subjectId)}`)
  if (wanted.act !== undefined) conditions.push(`act = ${bound(wanted.act)}`)
  if (wanted.text !== undefined) {
    const pattern = `lower(${bound(beginning(wanted.text))}::text)`
    conditions.push(`(lower(subject_name) LIKE ${pattern} OR lower(actor_name) LIKE ${pattern})`)
  }
  if (wanted.before !== undefined) conditions.push(`position < ${bound(wanted.before)}::bigint`)
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const text = `SELECT ${COLUMNS} FROM audit_entries ${where} ORDER BY position DESC LIMIT ${bound(limit + 1)}`
  return { text, bind }
}

/** Returns a page of the audit, the newest entry first. */
export async function readAudit(wanted: AuditQuery): Promise<AuditPage> {
  const { text, bind } = auditStatement(wanted)
  const found = await query(null, row, text, bind)
  const page = found.slice(0, wanted.limit)
  const isLast = found.length <= wanted.limit
  return { entries: page.map(present), next: isLast ? null : (page.at(-1)?.position ?? null) }
}
