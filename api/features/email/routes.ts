import { Router } from 'express'

import type { ApiContext } from '#api/app/context.ts'
import { emailAction } from '#api/features/email/compose.ts'
import { resultRoutes } from '#api/features/results/routes.ts'
import { composeRequest } from '#schema/email/contract.ts'

/** Emails from what they are for, on any plan; the last 50 are kept. */
export function emailRoutes(context: ApiContext): Router {
  const router = Router()
  resultRoutes(router, context, { ...emailAction(context), path: '/email', body: composeRequest })
  return router
}
