import { decideReport } from '#api/features/reports/decisions.ts'
import { listReports } from '#api/features/reports/list.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/reportEndpoints.ts'

/** The reports, for administrators and support. */
export const reportAdminRoutes = ({ sequelize }: ApiContext): Implementation[] => [
  implement(endpoints.list)(({ query }) => listReports(query)),

  implement(endpoints.decide)(({ user: actor, request, params: { reportId }, body }) =>
    sequelize.transaction(tx =>
      decideReport(tx, { actor, sessionId: request.sessionID, requestId: request.id, reportId, ...body }),
    ),
  ),
]
