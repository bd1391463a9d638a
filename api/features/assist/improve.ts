import type { Sequelize } from 'sequelize'

import type { EventStream } from '#api/app/event-stream.ts'
import { ENGINE, keepImprovement, type Result } from '#api/features/assist/service.ts'
import { wordsFor } from '#api/features/corrections/service.ts'
import { LAPSE_S, release, renew } from '#api/features/usage/service.ts'
import type { Engine } from '#api/features/writing/engine.ts'
import { improveTask } from '#api/features/writing/tasks/improve.ts'
import type { Logger } from '#platform/logger.ts'
import type { AssistFrame, ImproveRequest } from '#schema/assist/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const RENEW_MS = (LAPSE_S / 3) * 1000

type Parts = { sequelize: Sequelize; engine: Engine; logger: Logger }
type Run = { userId: string; reservationId: string; request: ImproveRequest }

/**
 * Makes an improvement under a held query and sends it as it comes. When the reader leaves before there was any output,
 * or the engine fails, the query is given back. When he leaves later, the work is finished and kept for his return.
 */
export async function runImprovement(
  { sequelize, engine, logger }: Parts,
  { userId, reservationId, request }: Run,
  stream: EventStream<AssistFrame>,
): Promise<void> {
  let after = ''
  const unwanted = new AbortController()
  const leave = () => {
    if (after === '') unwanted.abort()
  }
  stream.gone.addEventListener('abort', leave)
  if (stream.gone.aborted) leave()
  const warn = (error: unknown) => logger.warn({ err: error, reservation: reservationId }, 'improving failed')
  const renewal = setInterval(() => void renew(reservationId).catch(warn), RENEW_MS)
  try {
    stream.send({ type: 'started', engine: ENGINE })
    const dictionary = await wordsFor(userId, request.documentId)
    const turn = { who: userId, signal: unwanted.signal }
    for await (const text of engine.stream(improveTask, { text: request.text, dictionary }, turn)) {
      after += text
      stream.send({ type: 'delta', text })
    }
    const result = await sequelize.transaction(tx =>
      keepImprovement(tx, { userId, reservationId, request, after }),
    )
    stream.send({ type: 'done', ...result })
  } catch (error) {
    await sequelize.transaction(tx => release(tx, reservationId)).catch(warn)
    if (!unwanted.signal.aborted) warn(error)
    stream.send(failure(error))
  } finally {
    clearInterval(renewal)
    stream.end()
  }
}

/** Sends the result of an earlier run of the same request. */
export function replay({ proposal, usage }: Result, stream: EventStream<AssistFrame>): void {
  stream.send({ type: 'started', engine: proposal.engine })
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
        message:
          'This could not be improved. Your text is unchanged and nothing was counted. Please try again.',
      }
