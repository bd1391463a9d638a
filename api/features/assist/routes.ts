import { Router, type Request } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { openEventStream } from '#api/kit/sse.ts'
import { keyOf } from '#api/kit/idempotencyKey.ts'
import { signedInUser } from '#api/kit/guards.ts'
import { userRoute } from '#api/kit/route.ts'
import { replay, runAction } from '#api/features/assist/run.ts'
import { requireWriter } from '#api/features/assist/policy.ts'
import { earlierResult, openProposals, reserveAction, resolve } from '#api/features/assist/service.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { rateLimit } from '#api/kit/limits.ts'
import { assistAction, needsProvider, type AssistAction } from '#schema/assist/actions.ts'
import {
  assistRequest,
  resolveProposal,
  type AssistFrame,
  type AssistOffer,
} from '#schema/assist/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { id } from '#schema/shared/ids.ts'
import { t } from '#api/kit/messages.ts'

const params = z.object({ id })
const actionParams = z.object({ action: assistAction })

/** AI actions on a document's text, and their results. */
export function assistRoutes(context: ApiContext): Router {
  const { sequelize, access, limits } = context
  const router = Router()
  const perUser = { calls: 120, seconds: 60, by: (request: Request) => signedInUser(request).id }
  const before = [rateLimit({ name: 'assist', ...perUser }, limits)]

  userRoute(router, 'get', '/assist', {}, () => Promise.resolve(offerOf(context.provider?.label ?? null)))

  const definition = { params: actionParams, body: assistRequest, before }
  userRoute(router, 'post', '/assist/:action', definition, async input => {
    const { body, request, response } = input
    const userId = input.user.id
    const { action } = input.params
    const key = keyOf(request)
    requireLanguage(action, body.language)
    await requireWriter(access, userId, body.documentId)
    if (needsProvider(action) && !context.provider)
      throw new AppError('UNAVAILABLE', t('actions.needsProvider'))
    const { kind, reservationId } = await sequelize.transaction(tx =>
      reserveAction(tx, { userId, key, action, request: body }),
    )
    if (kind === 'repeated') {
      replay(await earlierResult(userId, reservationId), openEventStream<AssistFrame>(response))
    } else {
      const run = { userId, reservationId, action, request: body }
      await runAction(context, run, openEventStream<AssistFrame>(response))
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

/** What can be done here, with the provider of this name. */
const offerOf = (provider: string | null): AssistOffer => ({
  provider,
  locked:
    provider === null
      ? assistAction.options
          .filter(needsProvider)
          .map(action => ({ action, reason: t('actions.needsProvider') }))
      : [],
})

function requireLanguage(action: AssistAction, language: string | undefined): void {
  if ((action === 'translate') === (language !== undefined)) return
  const message = t(language === undefined ? 'actions.chooseLanguage' : 'actions.languageUnused')
  throw new AppError('VALIDATION', message, { fields: { language: message } })
}
