import { Router } from 'express'

import type { ApiContext } from '#api/app/context.ts'
import { leavingOf } from '#api/app/leaving.ts'
import { userRoute } from '#api/app/route.ts'
import { emailAction } from '#api/features/email/compose.ts'
import { resultRoutes } from '#api/features/results/routes.ts'
import { coachTask } from '#api/features/writing/tasks/coach.ts'
import { personOf, rateLimit } from '#api/middleware/limits.ts'
import { coachRequest } from '#schema/coach/report.ts'
import { emailRequest } from '#schema/email/kept.ts'

/** Emails from what they are for, on any plan; the last 50 are kept. The coach's advice is free, and is not kept. */
export function emailRoutes(context: ApiContext): Router {
  const { engine, limits } = context
  const router = Router()

  const before = [rateLimit({ name: 'coach', calls: 120, seconds: 60, by: personOf }, limits)]
  userRoute(router, 'post', '/email/coach', { body: coachRequest, before }, input => {
    const turn = { who: input.user.id, signal: leavingOf(input.response) }
    return engine.ask(coachTask, { email: input.body }, turn)
  })

  resultRoutes(router, context, { ...emailAction(context), path: '/email', body: emailRequest })
  return router
}
