import type { Sequelize } from 'sequelize'

import type { EventStream } from '#api/kit/sse.ts'
import { produce } from '#api/features/assist/produce.ts'
import { keepResult, type Result } from '#api/features/assist/service.ts'
import { wordsFor } from '#api/features/corrections/service.ts'
import { readWriting } from '#api/features/documents/queries.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import { LAPSE_S, release, renew } from '#api/services/metering/service.ts'
import type { Engine } from '#api/services/engine/engine.ts'
import type { Logger } from '#platform/logger.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { BUILT_IN, type AssistFrame, type AssistRequest } from '#schema/assist/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const RENEW_MS = (LAPSE_S / 3) * 1000

type Parts = { sequelize: Sequelize; engine: Engine; provider: Provider | null; logger: Logger }
type Run = { userId: string; reservationId: string; action: AssistAction; request: AssistRequest }

/**
 * Does an action under a held query and sends its result as it comes. When the reader leaves before there was any output,
 * or what makes it fails, the query is given back. When he leaves later, the work is finished and kept for his return.
 */
export async function runAction(parts: Parts, run: Run, stream: EventStream<AssistFrame>): Promise<void> {
  const { sequelize, logger } = parts
  const { userId, reservationId, request } = run
  let after = ''
  let by: { engine: string; note: string | null } = { engine: BUILT_IN, note: null }
  const unwanted = new AbortController()
  const leave = () => {
    if (after === '') unwanted.abort()
  }
  stream.gone.addEventListener('abort', leave)
  if (stream.gone.aborted) leave()
  const warn = (error: unknown) =>
    logger.warn({ err: error, reservation: reservationId }, 'an AI action failed')
  const renewal = setInterval(() => void renew(reservationId).catch(warn), RENEW_MS)
  try {
    const dictionary = await wordsFor(userId, request.documentId)
    const writing = await readWriting(request.documentId)
    const begin = (engine: string, note: string | null) => {
      by = { engine, note }
      stream.send({ type: 'started', engine, note })
    }
    const task = { ...run, writing, dictionary, signal: unwanted.signal, begin, warn }
    for await (const text of produce(parts, task)) {
      after += text
      stream.send({ type: 'delta', text })
    }
    const result = await sequelize.transaction(tx => keepResult(tx, { ...run, ...by, after }))
    stream.send({ type: 'done', ...result })
  } catch (error) {
    await sequelize.transaction(tx => release(tx, reservationId)).catch(warn)
    if (!unwanted.signal.aborted && !(error instanceof AppError)) warn(error)
    stream.send(failure(error))
  } finally {
    clearInterval(renewal)
    stream.end()
  }
}

/** Sends the result of an earlier run of the same request. */
export function replay({ proposal, usage }: Result, stream: EventStream<AssistFrame>): void {
  stream.send({ type: 'started', engine: proposal.engine, note: proposal.note })
  stream.send({ type: 'delta', text: proposal.after })
  stream.send({ type: 'done', proposal, usage })
  stream.end()
}

const failure = (error: unknown): AssistFrame =>
  error instanceof AppError
    ? { type: 'failed', code: error.code, message: error.message }
    : {
        type: 'failed',
        code: 'UNAVAILABLE',
        message: t('actions.textFailed'),
      }
