import { implement, type Implementation } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/diagnosticsEndpoints.ts'

import { diagnose } from './diagnose.ts'

/** The attempts of the diagnostics, for administrators. */
export const diagnosticsRoutes = (context: ApiContext): Implementation[] => [
  implement(endpoints.run)(({ request }) => diagnose(context, request)),
]
