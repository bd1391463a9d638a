import type { Response } from 'express'

import { rewriting, type RewriteSettings } from '#api/features/assist/rewriting.ts'
import { checkFor } from '#api/features/check/checkFor.ts'
import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { emailAction } from '#api/features/email-generator/action.ts'
import { presentUsage } from '#api/features/keys/present.ts'
import { sentimentAction } from '#api/features/sentiment/action.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { implement } from '#api/kit/implement.ts'
import { defineAction, type Action, type ResultStore } from '#api/services/actions/action.ts'
import { wholeAction } from '#api/services/actions/answer.ts'
import { history, type AnyKept } from '#api/services/actions/history.ts'
import type { ApiContext } from '#api/services/context.ts'
import { usageOf } from '#api/services/metering/service.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'
import { keptRewrite, type ResultOfKey, type RewriteOfKey } from '#schema/keys/publicApi.ts'
import * as endpoints from '#schema/keys/publicEndpoints.ts'
import type { Usage } from '#schema/usage/contract.ts'

/** Checking, rewriting, emails and sentiment for programs with an API key. */
export const publicWriting = (context: ApiContext) => [
  implement(endpoints.check)(({ user, body, response }) =>
    checkFor(context.engine, body, { who: user.id, signal: disconnectSignal(response) }),
  ),
  implement(endpoints.email)(call => resultOf(context, { ...emailAction, kind: 'api_email' }, call)),
  implement(endpoints.rewrite)(call => resultOf(context, rewriteAction(call.body.action), call)),
  implement(endpoints.sentiment)(call =>
    resultOf(context, { ...sentimentAction, kind: 'api_sentiment' }, call),
  ),
]

/** Rewrites a text that is not in a document. */
const rewriteAction = (action: AssistAction) =>
  defineAction({
    kind: 'api_rewrite',
    ...rewriting(action, settingsOf),
    keep: history(keptRewrite, (request: RewriteOfKey) => ({ title: request.text, request })),
  })

const settingsOf = async (_request: RewriteOfKey, userId: string): Promise<RewriteSettings> => ({
  writing: writingSettings.parse({ dialect: await dialectOfUser(userId) }),
  dictionary: await readDictionaryWords(userId),
})

type Call<Q> = { user: Express.User; body: Q; idempotencyKey: string | undefined; response: Response }

/**
 * Runs an action for one query. A caller with an idempotency key can come back for the answer, so that
 * its work is finished after it has disconnected, too.
 */
async function resultOf<Q, R, K extends AnyKept>(
  context: ApiContext,
  action: Action<Q, R, { kept: K }>,
  { user, body, idempotencyKey, response }: Call<Q>,
): Promise<ResultOfKey<K['result']>> {
  const { kept, usage } = await wholeAction(
    context,
    { ...action, keep: withUsage(action.keep) },
    {
      user,
      body,
      idempotencyKey,
      disconnected: idempotencyKey === undefined ? disconnectSignal(response) : new AbortController().signal,
    },
  )
  const { engine, note, result } = kept
  return { engine, note, result, usage: presentUsage(usage) }
}

/** Adds the counters to an answer, as of the transaction that spends its query. */
const withUsage = <Q, R, K extends AnyKept>(
  keep: ResultStore<Q, R, { kept: K }>,
): ResultStore<Q, R, { kept: K; usage: Usage }> => ({
  async store(tx, finished) {
    return { ...(await keep.store(tx, finished)), usage: await usageOf(tx, finished.userId) }
  },
  async find(userId, reservationId) {
    return { ...(await keep.find(userId, reservationId)), usage: await usageOf(null, userId) }
  },
  replay: answer => keep.replay(answer),
})
