import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { leavingOf } from '#api/kit/disconnectSignal.ts'
import { userRoute } from '#api/kit/route.ts'
import { emailAction } from '#api/features/email-writer/compose.ts'
import { resultRoutes } from '#api/services/actions/routes.ts'
import { coachTask } from '#api/services/engine/tasks/coach.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { coachRequest } from '#schema/coach/report.ts'
import { emailRequest } from '#schema/email-writer/kept.ts'

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
