import { spamAction } from '#api/features/spam/action.ts'
import { historyRoutes } from '#api/services/actions/routes.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/spam/endpoints.ts'

export const spamRoutes = (context: ApiContext) => historyRoutes(context, spamAction, endpoints)
