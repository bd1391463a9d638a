import { ProviderError } from '#api/services/provider/error.ts'
import type { Provider, Question } from '#api/services/provider/provider.ts'

import type { Asked, Made } from '#api/services/actions/action.ts'
import type { ResultKind } from '#schema/results/contract.ts'
import type { Logger } from '#platform/logger.ts'
import { t } from '#api/kit/messages.ts'

type Parts = { provider: Provider | null; logger: Logger }
/** What a question of an action has, whatever it asks for. */
export type Frame = Pick<Question, 'action' | 'userId' | 'reservationId' | 'signal'>

type Ways<R> = {
  own: () => Promise<R>
  /** Throws ProviderError for an answer that cannot be used. */
  asked: (provider: Provider, frame: Frame) => Promise<R>
}

/** The provider's result if there is one, else the built-in engine's, with a note of why it was that. */
export async function withProvider<R>(
  { provider, logger }: Parts,
  kind: ResultKind,
  { who: userId, reservationId, signal }: Asked,
  { own, asked }: Ways<R>,
): Promise<Made> {
  if (provider === null) return { engine: 'built-in', note: null, result: await own() }
  try {
    const result = await asked(provider, { action: kind, userId, reservationId, signal })
    return { engine: provider.label, note: null, result }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logger.warn({ err: error, reservation: reservationId }, `the provider's ${kind} cannot be used`)
    const note = t('provider.builtIn', { reason: t(`provider.${error.failure}`) })
    return { engine: 'built-in', note, result: await own() }
  }
}
