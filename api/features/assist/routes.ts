import { Router, type Request } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/app/context.ts'
import { openEventStream } from '#api/app/event-stream.ts'
import { signedInUser, userRoute } from '#api/app/route.ts'
import { replay, runImprovement } from '#api/features/assist/improve.ts'
import { requireWriter } from '#api/features/assist/policy.ts'
import { earlierResult, openProposals, reserveImprovement, resolve } from '#api/features/assist/service.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { rateLimit } from '#api/middleware/limits.ts'
import { idempotencyKey, improveRequest, resolveProposal, type AssistFrame } from '#schema/assist/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { id } from '#schema/shared/ids.ts'

const params = z.object({ id })

/** AI actions on a document's text, and their results. */
export function assistRoutes(context: ApiContext): Router {
  const { sequelize, access, limits } = context
  const router = Router()
  const perUser = { calls: 120, seconds: 60, by: (request: Request) => signedInUser(request).id }
  const before = [rateLimit({ name: 'assist', ...perUser }, limits)]

  userRoute(router, 'post', '/assist/improve', { body: improveRequest, before }, async input => {
    const { body, request, response } = input
    const userId = input.user.id
    const key = keyOf(request)
    await requireWriter(access, userId, body.documentId)
    const { kind, reservationId } = await sequelize.transaction(tx =>
      reserveImprovement(tx, { userId, key, request: body }),
    )
    if (kind === 'repeated') {
      replay(await earlierResult(userId, reservationId), openEventStream<AssistFrame>(response))
    } else {
      const run = { userId, reservationId, request: body }
      await runImprovement(context, run, openEventStream<AssistFrame>(response))
    }
  })

  userRoute(router, 'get', '/documents/:id/proposals', { params }, async input => {
    await roleIn(access, input.user.id, input.params.id)
    return openProposals(input.user.id, input.params.id)
  })

  userRoute(
    router,
    'post',
    '/assist/proposals/:id/resolve',
    { params, body: resolveProposal },
    async input => {
      const resolution = { userId: input.user.id, proposalId: input.params.id, outcome: input.body.outcome }
      await sequelize.transaction(tx => resolve(tx, resolution))
    },
  )

  return router
}

function keyOf(request: Request): string {
  const parsed = idempotencyKey.safeParse(request.get('Idempotency-Key'))
  if (parsed.success) return parsed.data
  const message = 'Send an Idempotency-Key header of 8 to 64 letters, digits, _ or -.'
  throw new AppError('VALIDATION', message, { fields: { 'Idempotency-Key': message } })
}
