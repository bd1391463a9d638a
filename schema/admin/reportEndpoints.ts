import { endpoint } from '#schema/endpoints/endpoint.ts'

import { listedReport, reportDecision, reportParams, reportsPage, reportsQuery } from './reports.ts'

export const list = endpoint('GET /api/admin/reports', {
  summary: 'List the reports of snippets, the newest first',
  access: { roles: ['admin', 'support'] },
  query: reportsQuery,
  answer: reportsPage,
})

export const decide = endpoint('PUT /api/admin/reports/:reportId/decision', {
  summary: 'Hide the snippet of a report, show it again, or dismiss the report',
  access: { roles: ['admin'] },
  params: reportParams,
  body: reportDecision,
  answer: listedReport,
})
