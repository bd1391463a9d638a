import type { Request, Response, Router } from 'express'

import { rewriting, type RewriteSettings } from '#api/features/assist/rewriting.ts'
import { wordsOf } from '#api/features/corrections/service.ts'
import { emailAction } from '#api/features/email-writer/action.ts'
import { requireScope } from '#api/features/keys/entry.ts'
import { presentUsage } from '#api/features/keys/present.ts'
import { sentimentAction } from '#api/features/sentiment/action.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { signedInUser } from '#api/kit/guards.ts'
import { idempotencyKeyOf } from '#api/kit/idempotencyKey.ts'
import { publicRoute } from '#api/kit/route.ts'
import { defineAction, type Action } from '#api/services/actions/action.ts'
import { wholeAction } from '#api/services/actions/answer.ts'
import { history, type AnyKept } from '#api/services/actions/history.ts'
import type { ApiContext } from '#api/services/context.ts'
import { checkFor } from '#api/services/engine/check.ts'
import { usageOf } from '#api/services/metering/service.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'
import { checkRequest } from '#schema/check/contract.ts'
import { emailRequest } from '#schema/email-writer/kept.ts'
import { keptRewrite, rewriteOfKey, type ResultOfKey, type RewriteOfKey } from '#schema/keys/publicApi.ts'
import { sentimentRequest } from '#schema/sentiment/contract.ts'

/** Checking, rewriting, emails and sentiment for whoever comes with a key. */
export function publicWriting(router: Router, context: ApiContext): void {
  const checking = { body: checkRequest, before: [requireScope('check')] }
  publicRoute(router, 'post', '/v1/check', checking, ({ body, request, response }) =>
    checkFor(context.engine, body, { who: signedInUser(request).id, signal: disconnectSignal(response) }),
  )

  const composing = { body: emailRequest, before: [requireScope('email')] }
  const email = { ...emailAction, kind: 'api_email' }
  publicRoute(router, 'post', '/v1/email', composing, call => resultOf(context, email, call))

  const rewritingText = { body: rewriteOfKey, before: [requireScope('rewrite')] }
  publicRoute(router, 'post', '/v1/rewrite', rewritingText, call =>
    resultOf(context, rewriteAction(call.body.action), call),
  )

  const analysing = { body: sentimentRequest, before: [requireScope('sentiment')] }
  const sentiment = { ...sentimentAction, kind: 'api_sentiment' }
  publicRoute(router, 'post', '/v1/sentiment', analysing, call => resultOf(context, sentiment, call))
}

/** A rewrite of a text that is in no document. */
const rewriteAction = (action: AssistAction) =>
  defineAction({
    kind: 'api_rewrite',
    ...rewriting(action, settingsOf),
    keep: history(keptRewrite, (request: RewriteOfKey) => ({ title: request.text, request })),
  })

const settingsOf = async (_request: RewriteOfKey, userId: string): Promise<RewriteSettings> => ({
  writing: writingSettings.parse({ dialect: await dialectOfUser(userId) }),
  dictionary: await wordsOf(userId),
})

type Call<Q> = { body: Q; request: Request; response: Response }

/** Runs an action for one query. The `Idempotency-Key` header is optional here. */
async function resultOf<Q, R>(
  context: ApiContext,
  action: Action<Q, R, { kept: AnyKept }>,
  { body, request, response }: Call<Q>,
): Promise<ResultOfKey> {
  const user = signedInUser(request)
  const idempotencyKey = idempotencyKeyOf(request, 'optional')
  const { kept } = await wholeAction(context, action, { user, body, idempotencyKey, response })
  const { engine, note, result } = kept
  return { engine, note, result, usage: presentUsage(await usageOf(null, user.id)) }
}
