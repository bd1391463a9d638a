import { randomUUID } from 'node:crypto'

import type { Request, Response, Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { keyOf } from '#api/kit/idempotencyKey.ts'
import { leavingOf } from '#api/kit/disconnectSignal.ts'
import { signedInUser } from '#api/kit/guards.ts'
import { publicRoute } from '#api/kit/route.ts'
import { rewritten } from '#api/features/assist/rewritten.ts'
import { emailAction } from '#api/features/email-writer/compose.ts'
import { requireScope } from '#api/features/keys/entry.ts'
import { presentUsage } from '#api/features/keys/present.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { reserveAction, runAction, type Action } from '#api/services/actions/action.ts'
import { sentimentAction } from '#api/features/sentiment/analyse.ts'
import { checkFor } from '#api/services/engine/check.ts'
import { emailRequest } from '#schema/email-writer/kept.ts'
import { rewriteOfKey, type ResultOfKey, type RewriteOfKey } from '#schema/keys/publicApi.ts'
import { sentimentRequest } from '#schema/sentiment/contract.ts'
import { checkRequest } from '#schema/check/contract.ts'

/** Checking, rewriting, emails and sentiment for whoever comes with a key. */
export function publicWriting(router: Router, context: ApiContext): void {
  const checking = { body: checkRequest, before: [requireScope('check')] }
  publicRoute(router, 'post', '/v1/check', checking, ({ body, request, response }) =>
    checkFor(context.engine, body, { who: signedInUser(request).id, signal: leavingOf(response) }),
  )

  const composing = { body: emailRequest, before: [requireScope('email')] }
  const email = { ...emailAction(context), kind: 'api_email' } as const
  publicRoute(router, 'post', '/v1/email', composing, ({ body, ...call }) =>
    resultOf(context, email, body, call),
  )

  const rewriting = { body: rewriteOfKey, before: [requireScope('rewrite')] }
  publicRoute(router, 'post', '/v1/rewrite', rewriting, ({ body, ...call }) =>
    resultOf(context, rewriteAction(context), body, call),
  )

  const analysing = { body: sentimentRequest, before: [requireScope('sentiment')] }
  const sentiment = { ...sentimentAction(context), kind: 'api_sentiment' } as const
  publicRoute(router, 'post', '/v1/sentiment', analysing, async ({ body, ...call }) => {
    await requireFeature(signedInUser(call.request), 'sentimentAnalysis')
    return resultOf(context, sentiment, body, call)
  })
}

const rewriteAction = (context: ApiContext): Action<RewriteOfKey> => ({
  kind: 'api_rewrite',
  about: ({ text }) => text,
  async make(request, asked) {
    const { text, ...by } = await rewritten(context, request, asked)
    return { ...by, result: { text } }
  },
})

type Call = { request: Request; response: Response }

/** Does an action for one query. A program that does not mind doing it twice need not send an `Idempotency-Key`. */
async function resultOf<Q>(
  context: ApiContext,
  action: Action<Q>,
  body: Q,
  { request, response }: Call,
): Promise<ResultOfKey> {
  const userId = signedInUser(request).id
  const key = request.get('Idempotency-Key') === undefined ? randomUUID() : keyOf(request)
  const run = { userId, key, request: body }
  const reader = { signal: leavingOf(response), delta: () => undefined }
  const reservation = await reserveAction(context.sequelize, action, run)
  const { kept, usage } = await runAction(context, action, { ...run, reservation }, reader)
  const { engine, note, result } = kept
  return { engine, note, result, usage: presentUsage(usage) }
}
