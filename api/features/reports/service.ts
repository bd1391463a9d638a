import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockUnchecked } from '#api/features/documents/policy.ts'
import { lockOpened } from '#api/features/sharing/shareCodes.ts'
import { query } from '#api/kit/query.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { ReportShared } from '#schema/reports/contract.ts'

/** A report by a user, or else by a visitor, with the address of the page that it is about. */
type Report = ReportShared & { by: string | null; page: string }

/** The stored report, and how many administrators there are. */
type Stored = { id: string; administrators: number }

const person = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  isAdministrator: z.boolean(),
})
/** Emails about one text to one administrator. */
const EMAILS_A_DAY = 5

const stored = z.object({ id: z.string() })

/**
 * Stores a report about the text that a code opens, and queues the emails about it, at most five a day
 * and text to each administrator. Returns null if the code opens nothing. The second report of a
 * person replaces the first, and is open again.
 */
export async function reportShared(tx: Transaction, report: Report): Promise<Stored | null> {
  // Accounts are locked before documents.
  const people = await lockPeople(tx, report.by)
  // So that reports about a text have an order.
  const found = await lockOpened(tx, report.code, id => lockUnchecked(tx, id))
  if (!found) return null
  const [row] = await query(
    tx,
    stored,
    `INSERT INTO snippet_reports (document_id, reason, details, reporter_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (document_id, reporter_id) DO UPDATE
       SET reason = excluded.reason, details = excluded.details, created_at = now(), state = 'open',
         decided_at = NULL, decision_reason = NULL, revision = snippet_reports.revision + 1
     RETURNING id`,
    // Their account may have been deleted since the call began.
    [found.id, report.reason, report.details, people.find(({ id }) => id === report.by)?.id ?? null],
  )
  if (!row) throw new Error('A report was not stored.')
  const administrators = people.filter(({ isAdministrator }) => isAdministrator)
  const isDue = administrators.length > 0 && (await claimEmails(tx, row.id))
  for (const { id, email, firstName } of isDue ? administrators : []) {
    const { page, reason, details } = report
    const facts = { firstName, title: found.title, reason, details, link: page }
    await queueEmail(tx, { email, userId: id }, { kind: 'snippet-reported', ...facts })
  }
  return { id: row.id, administrators: administrators.length }
}

/** Returns the administrators and the reporter. None of their accounts is deleted meanwhile. */
const lockPeople = (tx: Transaction, reporter: string | null) =>
  query(
    tx,
    person,
    `SELECT id, email, first_name AS "firstName", role = 'admin' AS "isAdministrator" FROM users
     WHERE suspended_at IS NULL AND (role = 'admin' OR id = $1) ORDER BY id FOR KEY SHARE`,
    [reporter],
  )

/**
 * Marks a report as one that administrators get an email about. Returns whether one is due: a few a day and
 * text, so that no single report keeps others from them, and none by the text's own people.
 */
async function claimEmails(tx: Transaction, reportId: string): Promise<boolean> {
  const claimed = await query(
    tx,
    stored,
    `UPDATE snippet_reports r SET emailed_at = now()
     WHERE id = $1 AND coalesce(r.emailed_at < now() - interval '1 day', true) AND $2 > (
       SELECT count(*) FROM snippet_reports o
       WHERE o.document_id = r.document_id AND o.emailed_at > now() - interval '1 day')
     AND (r.reporter_id IS NULL OR room_access(r.reporter_id, 'document', r.document_id) IS NULL)
     RETURNING id`,
    [reportId, EMAILS_A_DAY],
  )
  return claimed.length > 0
}
