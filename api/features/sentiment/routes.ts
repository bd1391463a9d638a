import { sentimentAction } from '#api/features/sentiment/action.ts'
import { historyRoutes } from '#api/services/actions/routes.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/sentiment/endpoints.ts'

export const sentimentRoutes = (context: ApiContext) => historyRoutes(context, sentimentAction, endpoints)
