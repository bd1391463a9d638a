import { Router, type Response } from 'express'
import type { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { openEventStream, takesEvents } from '#api/kit/sse.ts'
import { leavingOf } from '#api/kit/disconnectSignal.ts'
import { userRoute } from '#api/kit/route.ts'
import { askedBy, checkFor } from '#api/services/engine/check.ts'
import { checkTask } from '#api/services/engine/tasks/check.ts'
import { identifyTask } from '#api/services/engine/tasks/identify.ts'
import { measureTask } from '#api/services/engine/tasks/measure.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { checkRequest, identifyRequest, measureRequest, type CheckFrame } from '#schema/check/contract.ts'
import { t } from '#api/kit/messages.ts'

/** Checking, measuring and naming the language on the server, for whoever cannot do it on their device. None is ever counted. */
export function writingRoutes({ engine, limits, logger }: ApiContext): Router {
  const router = Router()
  const before = [rateLimit({ name: 'writing', calls: 60, seconds: 60, by: personOf }, limits)]

  userRoute(router, 'post', '/writing/check', { body: checkRequest, before }, async input => {
    const { user, body, request, response } = input
    const turn = { who: user.id, signal: leavingOf(response) }
    if (!takesEvents(request)) return checkFor(engine, body, turn)
    const { language, task } = await askedBy(engine, body, turn)
    try {
      await sendFindings(response, engine.stream(checkTask, task, turn), language)
    } catch (error) {
      if (!turn.signal.aborted) logger.warn({ err: error }, 'checking failed')
    }
    return undefined
  })

  userRoute(
    router,
    'post',
    '/writing/measure',
    { body: measureRequest, before },
    ({ user, body, response }) =>
      engine.ask(measureTask, body, { who: user.id, signal: leavingOf(response) }),
  )

  userRoute(
    router,
    'post',
    '/writing/identify',
    { body: identifyRequest, before },
    ({ user, body, response }) =>
      engine.ask(identifyTask, body, { who: user.id, signal: leavingOf(response) }),
  )

  return router
}

type Parts = AsyncIterable<z.output<typeof checkTask.part>>

/** Sends findings as they come; throws what the engine throws, after the caller was told. */
async function sendFindings(response: Response, parts: Parts, language: string): Promise<void> {
  const stream = openEventStream<CheckFrame>(response)
  try {
    for await (const part of parts) stream.send({ type: 'found', ...part })
    stream.send({ type: 'done', language })
  } catch (error) {
    const message = t('actions.checkFailed')
    stream.send({ type: 'failed', code: 'UNAVAILABLE', message })
    throw error
  } finally {
    stream.end()
  }
}
