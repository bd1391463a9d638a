import type { Request, Response, Router } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { openEventStream, takesEvents } from '#api/kit/sse.ts'
import { keyOf } from '#api/kit/idempotencyKey.ts'
import { leavingOf } from '#api/kit/disconnectSignal.ts'
import { userRoute } from '#api/kit/route.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { reserveAction, runAction, type Action, type Reader } from '#api/services/actions/action.ts'
import { readResult, removeResult, resultsOf, type Answer } from '#api/services/actions/service.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import type { PlanFeature } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { id } from '#schema/shared/ids.ts'

const params = z.object({ id })

type Definition<Q> = Action<Q> & {
  /** Where it is: `/sentiment`. */
  path: string
  body: z.core.$ZodType<Q>
  /** What the plan has to have; nothing unless told. */
  feature?: PlanFeature
}

/**
 * The calls of an action whose results are kept: POST does it; GET lists the results, which stay readable whatever becomes
 * of the plan; GET and DELETE of one of them.
 */
export function resultRoutes<Q>(router: Router, context: ApiContext, definition: Definition<Q>): void {
  const { path, body, feature, kind } = definition
  const { sequelize, limits } = context
  const before = [rateLimit({ name: kind, calls: 60, seconds: 60, by: personOf }, limits)]

  userRoute(router, 'post', path, { body, before }, async ({ user, body: asked, request, response }) => {
    if (feature) await requireFeature(user, feature)
    const run = { userId: user.id, key: keyOf(request), request: asked }
    const reservation = await reserveAction(sequelize, definition, run)
    return answered(request, response, reader =>
      runAction(context, definition, { ...run, reservation }, reader),
    )
  })

  userRoute(router, 'get', path, {}, ({ user }) => resultsOf({ userId: user.id, kind }))

  userRoute(router, 'get', `${path}/:id`, { params }, input =>
    readResult({ userId: input.user.id, kind }, input.params.id),
  )

  userRoute(router, 'delete', `${path}/:id`, { params }, async input => {
    const place = { userId: input.user.id, kind }
    await sequelize.transaction(tx => removeResult(tx, place, input.params.id))
  })
}

type Work = (reader: Reader) => Promise<Answer>

/**
 * The answer as JSON, or, for a caller that takes a stream, what there is as it comes. Whoever leaves before there was any
 * output ends the work; when he leaves later it is finished, and kept for his return.
 */
async function answered(request: Request, response: Response, work: Work): Promise<Answer | undefined> {
  const leaving = leavingOf(response)
  if (!takesEvents(request)) return work({ signal: leaving, delta: () => undefined })
  const stream = openEventStream<unknown>(response)
  stream.send({ type: 'started' })
  const unwanted = new AbortController()
  let began = false
  leaving.addEventListener('abort', () => {
    if (!began) unwanted.abort(leaving.reason)
  })
  const delta = (text: string) => {
    began = true
    stream.send({ type: 'delta', text })
  }
  try {
    stream.send({ type: 'done', ...(await work({ signal: unwanted.signal, delta })) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    stream.send({ type: 'failed', code: error.code, message: error.message })
  } finally {
    stream.end()
  }
  return undefined
}
