import { t } from '#api/kit/messages.ts'
import type { Action, RunResult, Run, Tools } from '#api/services/actions/action.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

type Progress = {
  /** Called when an engine starts; called again when another one takes over. */
  started: (engine: string, note: string | null) => void
  /** Whether the caller has seen output. */
  hasOutput: () => boolean
}

/**
 * Returns the provider's result, or the built-in engine's when there is no provider or it fails. A
 * caller that has seen output gets no other text: then, and without a built-in engine, it throws
 * UNAVAILABLE with the ProviderError as cause.
 */
export async function make<Q, R, A extends object>(
  { engine, provider, logger }: Tools,
  action: Action<Q, R, A>,
  request: Q,
  run: Run,
  { started, hasOutput }: Progress,
): Promise<RunResult<R>> {
  const { engine: own, kind } = action
  const { userId, reservationId, signal } = run
  let computed: Promise<R> | undefined
  const builtIn = () => {
    if (own === null) throw new AppError('UNAVAILABLE', t('actions.needsProvider'))
    return (computed ??= own({ engine, request, run }))
  }
  let note: string | null = null
  if (provider && action.provider) {
    started(provider.label, null)
    const question = { action: kind, userId, reservationId, signal }
    try {
      const result = await action.provider({ provider, engine, request, run, question, builtIn })
      return { engine: provider.label, note: null, result }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      logger.warn({ err: error, reservation: reservationId }, `the provider failed at ${kind}`)
      const reason = t(`provider.${error.failure}`)
      if (hasOutput()) throw new AppError('UNAVAILABLE', t('actions.brokeOff'), { cause: error })
      if (own === null)
        throw new AppError('UNAVAILABLE', t('provider.unchanged', { reason }), { cause: error })
      note = t('provider.builtIn', { reason })
    }
  }
  started(BUILT_IN, note)
  return { engine: BUILT_IN, note, result: await builtIn() }
}
