import { randomUUID } from 'node:crypto'

import type { Response } from 'express'

import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import type { EventStream } from '#api/kit/sse.ts'
import type { Action } from '#api/services/actions/action.ts'
import { reserveAction, runAction, type ActionCaller } from '#api/services/actions/run.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { ActionFrame } from '#schema/actions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * The part of an endpoint's call that an action reads. Without an idempotency key, a repeat is
 * another run.
 */
export type ActionCall<Q, A extends object> = {
  user: Express.User
  body: Q
  idempotencyKey: string | undefined
  wantsEvents: boolean
  showsText: boolean
  openStream: () => EventStream<ActionFrame<A>>
  response: Response
}

/**
 * Runs an action for a call. Returns the answer, or undefined after sending it as events. A repeat
 * by idempotency key gets the first answer. Throws AppError; once the stream is open, errors are
 * frames.
 */
export async function answerAction<Q, R, A extends object>(
  context: ApiContext,
  action: Action<Q, R, A>,
  call: ActionCall<Q, A>,
): Promise<A | undefined> {
  if (call.wantsEvents) return streamAction(context, action, call)
  return wholeAction(context, action, { ...call, disconnected: disconnectSignal(call.response) })
}

type WholeCall<Q, A extends object> = Pick<ActionCall<Q, A>, 'user' | 'body' | 'idempotencyKey'> & {
  /** Ends the work when it aborts. */
  disconnected: AbortSignal
}

/** The same for a caller that always waits for the whole answer. */
export async function wholeAction<Q, R, A extends object>(
  context: ApiContext,
  action: Action<Q, R, A>,
  call: WholeCall<Q, A>,
): Promise<A> {
  const { earlier, run } = await begin(context, action, call)
  return earlier ?? run({ disconnected: call.disconnected, started: null, show: null })
}

/** The same for a caller that always takes events. */
export async function streamAction<Q, R, A extends object>(
  context: ApiContext,
  action: Action<Q, R, A>,
  call: Omit<ActionCall<Q, A>, 'wantsEvents'>,
): Promise<undefined> {
  const { earlier, run } = await begin(context, action, call)
  const stream = call.openStream()
  try {
    if (earlier) replay(action, earlier, call.showsText, stream)
    const answer =
      earlier ??
      (await run({
        disconnected: stream.gone,
        started: (engine, note) => stream.send({ type: 'started', engine, note }),
        show: call.showsText ? text => stream.send({ type: 'delta', text }) : null,
      }))
    stream.send({ type: 'done', ...answer })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    stream.send({ type: 'failed', code: error.code, message: error.message })
  } finally {
    stream.end()
  }
}

type StartedRun<A> = { earlier: A | null; run: (caller: ActionCaller) => Promise<A> }

/** Checks the user and holds a query, or finds the answer of an earlier run. */
async function begin<Q, R, A extends object>(
  context: ApiContext,
  action: Action<Q, R, A>,
  {
    user,
    body: request,
    idempotencyKey: key = randomUUID(),
  }: Pick<ActionCall<Q, A>, 'user' | 'body' | 'idempotencyKey'>,
): Promise<StartedRun<A>> {
  const userId = user.id
  await action.authorize?.(context, user, request)
  const { kind, reservationId } = await reserveAction(context, action, { userId, key, request })
  return {
    earlier: kind === 'repeated' ? await action.keep.find(userId, reservationId) : null,
    run: caller => runAction(context, action, { userId, reservationId, request }, caller),
  }
}

function replay<Q, R, A extends object>(
  { keep }: Action<Q, R, A>,
  answer: A,
  showsText: boolean,
  stream: EventStream<ActionFrame<A>>,
): void {
  const { engine, note, text } = keep.replay(answer)
  stream.send({ type: 'started', engine, note })
  if (showsText && text) stream.send({ type: 'delta', text })
}
