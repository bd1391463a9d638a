import { sentimentAction } from '#api/features/sentiment/action.ts'
import { rewriteAction } from '#api/features/sentiment/rewriteAction.ts'
import { implement } from '#api/kit/implement.ts'
import { answerAction } from '#api/services/actions/answer.ts'
import { historyRoutes } from '#api/services/actions/routes.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/sentiment/endpoints.ts'

/** Sentiment reports with their history, and softer or firmer versions of the text. */
export const sentimentRoutes = (context: ApiContext) => [
  ...historyRoutes(context, sentimentAction, endpoints),
  implement(endpoints.rewrite)(call => answerAction(context, rewriteAction(call.body.action), call)),
]
