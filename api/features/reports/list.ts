import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { cursorSql, momentSql, pageIn, placeIn } from '#api/kit/page.ts'
import { query } from '#api/kit/query.ts'
import {
  REPORTS_PAGE,
  reportState,
  type ListedReport,
  type ReportsPage,
  type ReportsQuery,
} from '#schema/admin/reports.ts'
import { REPORT_REASONS } from '#schema/reports/reasons.ts'

const row = z.object({
  id: z.string(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  at: z.date(),
  state: reportState,
  decidedAt: z.date().nullable(),
  decisionReason: z.string().nullable(),
  revision: z.number(),
  title: z.string().nullable(),
  shareCode: z.string().nullable(),
  authorId: z.string(),
  authorName: z.string(),
})
const pageRow = z.object({ ...row.shape, cursor: z.string() })

const SHARED = 's.document_id = d.id AND s.revoked_at IS NULL AND d.trashed_at IS NULL'
/** The columns of a listed report, of `reports r`. */
const LISTED = `r.id, r.reason, r.details, r.created_at AS at, r.state, r.decided_at AS "decidedAt",
  r.decision_reason AS "decisionReason", r.revision,
  CASE WHEN EXISTS (SELECT FROM share_codes s WHERE ${SHARED}) THEN d.title END AS title,
  (SELECT s.code FROM share_codes s WHERE ${SHARED}) AS "shareCode",
  u.id AS "authorId", trim(u.first_name || ' ' || u.last_name) AS "authorName"`
const OWNED = `JOIN documents d ON d.id = r.document_id JOIN users u ON u.id = d.owner_id`

const present = ({ at, decidedAt, authorId, authorName, ...report }: z.infer<typeof row>): ListedReport => ({
  ...report,
  at: at.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  author: { id: authorId, name: authorName },
})

const STATES = { open: `state = 'open'`, decided: `state <> 'open'` } as const

/** Returns the statement that reads a page and one more report, for the tests too. Each filter has an index. */
export function reportsStatement({ state, after }: ReportsQuery): { text: string; bind: unknown[] } {
  const conditions: string[] = state === undefined ? [] : [STATES[state]]
  const place = placeIn(after)
  if (place) conditions.push('(created_at, id) < ($1::timestamptz, $2::uuid)')
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  const text = `SELECT ${LISTED}, ${cursorSql(momentSql('r.created_at'), 'r.id')} AS cursor
    FROM (SELECT * FROM snippet_reports ${where} ORDER BY created_at DESC, id DESC LIMIT ${REPORTS_PAGE + 1}) r
    ${OWNED} ORDER BY r.created_at DESC, r.id DESC`
  return { text, bind: place ?? [] }
}

/** Returns a page of the reports, the newest first. */
export async function listReports(wanted: ReportsQuery): Promise<ReportsPage> {
  const { text, bind } = reportsStatement(wanted)
  const { rows, next } = pageIn(await query(null, pageRow, text, bind), REPORTS_PAGE)
  return { reports: rows.map(({ cursor: _cursor, ...report }) => present(report)), next }
}

/** Returns a report, or null if there is none. */
export async function readReport(tx: Transaction, reportId: string): Promise<ListedReport | null> {
  const [found] = await query(tx, row, `SELECT ${LISTED} FROM snippet_reports r ${OWNED} WHERE r.id = $1`, [
    reportId,
  ])
  return found ? present(found) : null
}
