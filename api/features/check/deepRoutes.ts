import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { keyOf } from '#api/kit/idempotencyKey.ts'
import { leavingOf } from '#api/kit/disconnectSignal.ts'
import { userRoute } from '#api/kit/route.ts'

import { merged } from '#api/features/check/merge.ts'
import { providerIssues } from '#api/features/check/providerIssues.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import type { Provider } from '#api/services/provider/provider.ts'

import { reserveAction, runAction, type Action } from '#api/services/actions/action.ts'
import { usageOf } from '#api/services/metering/service.ts'
import { checkFor } from '#api/services/engine/check.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { BUILT_IN } from '#schema/assist/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import {
  deepCheckRequest,
  deepCheckResult,
  type DeepCheckAnswer,
  type DeepCheckRequest,
} from '#schema/check/contract.ts'
import { t } from '#api/kit/messages.ts'

/** Checking by the AI provider and the built-in engine together, for one query. */
export function deepCheckRoutes(context: ApiContext): Router {
  const { engine, provider, sequelize, limits } = context
  const router = Router()
  const before = [rateLimit({ name: 'deep-check', calls: 20, seconds: 60, by: personOf }, limits)]

  userRoute(router, 'post', '/writing/deep-check', { body: deepCheckRequest, before }, async input => {
    const { user, body, request, response } = input
    const key = keyOf(request)
    if (!provider) throw new AppError('UNAVAILABLE', t('actions.needsProvider'))
    const signal = leavingOf(response)
    const own = await checkFor(engine, body, { who: user.id, signal })
    const action = deepCheck(provider, own)
    const run = { userId: user.id, key, request: body }
    const reservation = await reserveAction(sequelize, action, run)
    try {
      const reader = { signal, delta: () => undefined }
      const { kept, usage } = await runAction(context, action, { ...run, reservation }, reader)
      return answerOf(deepCheckResult.parse(kept.result), kept.engine, null, usage)
    } catch (error) {
      const failed = error instanceof AppError ? error.cause : null
      if (!(failed instanceof ProviderError)) throw error
      const note = t('provider.builtInFindings', { reason: t(`provider.${failed.failure}`) })
      return answerOf(own, BUILT_IN, note, await usageOf(null, user.id))
    }
  })

  return router
}

type Own = Pick<DeepCheckAnswer, 'language' | 'issues'>

/** A deep check with the built-in findings at hand. The text itself is not kept. */
const deepCheck = (provider: Provider, own: Own): Action<DeepCheckRequest> => ({
  kind: 'deep_check',
  about: () => 'Deep check',
  keeps: ({ text, language }) => ({ characters: text.length, language }),
  async make({ text }, { who: userId, reservationId, signal }) {
    const frame = { action: 'deep_check', userId, reservationId, signal }
    const provided = await providerIssues(provider, text, frame)
    const result = { language: own.language, issues: merged(own.issues, provided) }
    return { engine: provider.label, note: null, result }
  },
})

const answerOf = (
  { language, issues }: Own,
  engine: string,
  note: string | null,
  usage: DeepCheckAnswer['usage'],
): DeepCheckAnswer => ({ language, issues, engine, note, usage })
