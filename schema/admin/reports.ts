import * as z from 'zod/mini'

import { REPORT_REASONS } from '#schema/reports/reasons.ts'
import { cursorText } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'

import { actReason, shownRevision } from './acts.ts'

/** Number of reports on a page of the list. */
export const REPORTS_PAGE = 50

/** `restored`: the snippet was hidden, and is shown again. */
export const reportState = z.enum(['open', 'hidden', 'restored', 'dismissed'])
export type ReportState = z.infer<typeof reportState>

/** GET /api/admin/reports. `after`: the place where the page before ends. */
export const reportsQuery = z.strictObject({
  state: z.optional(z.enum(['open', 'decided'])),
  after: z.optional(cursorText()),
})
export type ReportsQuery = z.infer<typeof reportsQuery>

/** A report about a snippet, with its owner. */
export const listedReport = z.object({
  id,
  reason: z.enum(REPORT_REASONS),
  /** The words of the reporter; empty if there are none. */
  details: z.string(),
  at: timestamp,
  state: reportState,
  decidedAt: z.nullable(timestamp),
  decisionReason: z.nullable(z.string()),
  /** The title and the code of its page. Null: the snippet has no page by now. */
  title: z.nullable(z.string()),
  shareCode: z.nullable(shareCode),
  author: z.object({ id, name: z.string() }),
  revision: z.int(),
})
export type ListedReport = z.infer<typeof listedReport>

/** A page of the list, newest first. `next`: the place where it ends; null: no others follow. */
export const reportsPage = z.object({
  reports: z.array(listedReport),
  next: z.nullable(z.string()),
})
export type ReportsPage = z.infer<typeof reportsPage>

export const reportParams = z.object({ reportId: id })

/**
 * PUT /api/admin/reports/:reportId/decision. `hidden` decides on all open reports of the snippet, `restored`
 * on all for which it was hidden. Another revision answers 409 “Changed by someone else”.
 */
export const reportDecision = z.strictObject({
  revision: shownRevision,
  decision: z.enum(['hidden', 'restored', 'dismissed']),
  reason: actReason,
})
export type ReportDecision = z.infer<typeof reportDecision>
