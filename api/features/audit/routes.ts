import { implement, type Implementation } from '#api/kit/implement.ts'
import * as endpoints from '#schema/audit/endpoints.ts'

import { readAudit } from './queries.ts'

/** The audit, for administrators. */
export const auditRoutes = (): Implementation[] => [
  implement(endpoints.list)(({ query }) => readAudit(query)),
]
