import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/admin/reportEndpoints.ts'
import type { ReportsQuery } from '#schema/admin/reports.ts'

import { pagedQuery } from '../pagedQuery.ts'
import { ADMIN } from '../useAdminTime.ts'

export const REPORTS = [ADMIN, 'reports']

/** The reports of a state, newest first. One that was sent again is first. */
export const reportsQuery = (state: ReportsQuery['state']) =>
  pagedQuery({
    queryKey: [...REPORTS, state ?? 'all'],
    read: (place, signal) =>
      call(endpoints.list, { query: { ...(state && { state }), ...place } }, { signal }),
    rowsOf: ({ reports }) => reports,
  })
