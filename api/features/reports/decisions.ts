import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockActing, type Acting } from '#api/features/auth/acting.ts'
import { lockUnchecked, type LockedDocument } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision } from '#api/features/documents/service.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ListedReport, ReportDecision, ReportState } from '#schema/admin/reports.ts'
import type { AuditAct } from '#schema/audit/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

import { readReport } from './list.ts'

type Decision = ReportDecision['decision']

/** The state that a report must have, and the act. */
const DECISIONS: Record<Decision, { from: ReportState; act: AuditAct }> = {
  hidden: { from: 'open', act: 'report.hidden' },
  restored: { from: 'hidden', act: 'report.restored' },
  dismissed: { from: 'open', act: 'report.dismissed' },
}

const decided = z.object({ id: z.string() })
const reported = z.object({ documentId: z.string() })

/**
 * Decides on a report, once, and adds that to the audit. The page of a hidden snippet is like that of a
 * private one, and its visitors are disconnected. Returns the report afterward. Throws NOT_FOUND, FORBIDDEN,
 * and CONFLICT for another revision or state.
 */
export async function decideReport(
  tx: Transaction,
  { reportId, revision, decision, reason, ...admin }: Acting & ReportDecision & { reportId: string },
): Promise<ListedReport> {
  await lockActing(tx, admin, ['admin'])
  const document = await lockReported(tx, reportId)
  const report = document && (await readReport(tx, reportId))
  if (!report) throw new AppError('NOT_FOUND', t('admin.noReport'))
  const { from, act } = DECISIONS[decision]
  if (report.revision !== revision || report.state !== from)
    throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  const reports = await store(tx, { document, reportId, decision, reason })
  if (decision !== 'dismissed') await announceDocument(tx, await raiseRevision(tx, document))
  await audit(tx, {
    actor: actorOf(admin.actor),
    act,
    // A title may be the reason of the report: the audit keeps the name of the author instead.
    subject: { kind: 'report', id: reportId, name: report.author.name },
    before: { state: from },
    after: { state: decision, snippet: document.id, author: report.author.id, reports },
    reason,
    requestId: admin.requestId,
  })
  const after = await readReport(tx, reportId)
  if (!after) throw new Error('A report that is locked is gone.')
  return after
}

/** Locks the snippet of a report, so that decisions on it have an order. Returns null if there is none. */
async function lockReported(tx: Transaction, reportId: string): Promise<LockedDocument | null> {
  const [found] = await query(
    tx,
    reported,
    'SELECT document_id AS "documentId" FROM snippet_reports WHERE id = $1',
    [reportId],
  )
  return found ? lockUnchecked(tx, found.documentId) : null
}

type Stored = Pick<ReportDecision, 'decision' | 'reason'> & { document: LockedDocument; reportId: string }

/** Stores a decision, and returns on how many reports it decides. */
async function store(tx: Transaction, { document, reportId, decision, reason }: Stored): Promise<number> {
  if (decision === 'hidden')
    await query(
      tx,
      z.unknown(),
      'INSERT INTO hidden_snippets (document_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1',
      [document.id],
    )
  if (decision === 'restored')
    await query(tx, z.unknown(), 'DELETE FROM hidden_snippets WHERE document_id = $1 RETURNING 1', [
      document.id,
    ])
  const rows = await query(
    tx,
    decided,
    `UPDATE snippet_reports
     SET state = $2::text, decided_at = now(), decision_reason = $3::text, revision = revision + 1
     WHERE document_id = $1 AND state = $4 AND ($2::text <> 'dismissed' OR id = $5::uuid) RETURNING id`,
    [document.id, decision, reason, DECISIONS[decision].from, reportId],
  )
  return rows.length
}
