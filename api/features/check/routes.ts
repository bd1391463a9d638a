import { checkRequestOf, checkFor } from '#api/features/check/checkFor.ts'
import { deepCheckAction } from '#api/features/check/deepCheck.ts'
import { recordActivity } from '#api/kit/activity.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { implement, type Call } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { EventStream } from '#api/kit/sse.ts'
import { wholeAction } from '#api/services/actions/answer.ts'
import type { ApiContext } from '#api/services/context.ts'
import { checkTask } from '#api/services/engine/tasks/check.ts'
import { identifyTask } from '#api/services/engine/tasks/identify.ts'
import { measureTask } from '#api/services/engine/tasks/measure.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'
import {
  FINDINGS_MAX,
  type CheckFrame,
  type CheckIssues,
  type DeepCheckAnswer,
} from '#schema/check/contract.ts'
import * as endpoints from '#schema/check/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Checking, measuring and identifying the language of texts on the server. Only a deep check costs
 * a query.
 */
export const checkRoutes = (context: ApiContext) => {
  const { engine, logger } = context
  return [
    implement(endpoints.check)(async ({ user, body, wantsEvents, openStream, response }) => {
      const turn = { who: user.id, signal: disconnectSignal(response) }
      recordActivity({ kind: 'check', userId: user.id })
      if (!wantsEvents) return checkFor(engine, body, turn)
      const { language, task } = await checkRequestOf(engine, body, turn)
      try {
        const enough = new AbortController()
        const wanted = { ...turn, signal: AbortSignal.any([turn.signal, enough.signal]) }
        const parts = upTo(FINDINGS_MAX, engine.stream(checkTask, task, wanted), () => enough.abort())
        await sendIssues(openStream(), parts, language)
      } catch (error) {
        if (!turn.signal.aborted) logger.warn({ err: error }, 'checking failed')
      }
      return undefined
    }),

    implement(endpoints.measure)(({ user, body, response }) =>
      engine.ask(measureTask, body, { who: user.id, signal: disconnectSignal(response) }),
    ),

    implement(endpoints.identify)(({ user, body, response }) =>
      engine.ask(identifyTask, body, { who: user.id, signal: disconnectSignal(response) }),
    ),

    implement(endpoints.deepCheck)(call => deepCheck(context, call)),
  ]
}

/** Yields the issues of a check up to a maximum, and ends it then. Returns whether these are all. */
async function* upTo(
  most: number,
  parts: AsyncIterable<CheckIssues>,
  end: () => void,
): AsyncGenerator<CheckIssues, boolean> {
  let left = most
  for await (const part of parts) {
    yield { ...part, issues: part.issues.slice(0, left) }
    if (part.issues.length > left) {
      end()
      return false
    }
    left -= part.issues.length
  }
  return true
}

/** Sends issues as they are found. Reports a failure of the engine to the caller, and throws it. */
async function sendIssues(
  stream: EventStream<CheckFrame>,
  parts: AsyncGenerator<CheckIssues, boolean>,
  language: string,
): Promise<void> {
  try {
    let part = await parts.next()
    for (; !part.done; part = await parts.next()) stream.send({ type: 'found', ...part.value })
    stream.send({ type: 'done', language, isComplete: part.value })
  } catch (error) {
    const message = t('actions.checkFailed')
    stream.send({ type: 'failed', code: 'UNAVAILABLE', message })
    throw error
  } finally {
    stream.end()
  }
}

/**
 * Returns the provider's and the built-in issues. After a failure of the provider, the built-in
 * ones are free.
 */
async function deepCheck(
  context: ApiContext,
  call: Call<typeof endpoints.deepCheck>,
): Promise<DeepCheckAnswer> {
  if (!context.provider) throw new AppError('UNAVAILABLE', t('actions.needsProvider'))
  const disconnected = disconnectSignal(call.response)
  const own = await checkFor(context.engine, call.body, { who: call.user.id, signal: disconnected })
  try {
    const { kept } = await wholeAction(context, deepCheckAction(own), { ...call, disconnected })
    return { ...kept.result, engine: kept.engine, note: null }
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : null
    if (!(cause instanceof ProviderError)) throw error
    const note = t('provider.builtInFindings', { reason: t(`provider.${cause.failure}`) })
    return { ...own, engine: BUILT_IN, note }
  }
}
