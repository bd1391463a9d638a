import { HttpError } from '#client/shared/api/httpError.ts'
import { requestKeys } from '#client/shared/api/requestKeys.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { isQuotaSpent } from '#client/shared/plans/quotaDialog.ts'
import type { ActionFrame } from '#schema/actions/contract.ts'
import type { Route } from '#schema/endpoints/endpoint.ts'
import { results } from '#schema/messages/en/results.ts'

import { IDLE, nextState, type ActionEvent, type ActionState, type Failure } from './state.ts'

const t = translator(results)

export type ActionOptions<I> = {
  /** Returns why an input cannot be sent, or null. */
  check?: (input: I) => string | null
  /** Says that the answer was lost. By default, why it was. */
  lost?: string
}

type Parts<I, A extends object> = ActionOptions<I> & {
  route: Route
  send: (input: I, options: { idempotencyKey: string; signal: AbortSignal }) => AsyncGenerator<ActionFrame<A>>
  /** Whether its screen shows text as it comes. */
  showsText: boolean
  onState: (state: ActionState<I>) => void
}

export type Action<I, A> = {
  /** Runs it, unless it is running. `onDone` takes the answer, if there is one. */
  run: (input: I, onDone: (answer: A) => void) => Promise<void>
  /** Stops it, or closes its failure. */
  stop: () => void
}

/**
 * An AI action of a screen: one run at a time, which can be stopped. A run whose answer was lost is
 * repeated with its key, so that it is never counted twice. The key ends with an answer, a refusal or
 * a stop.
 */
export function createAction<I, A extends object>({
  route,
  send,
  showsText,
  check,
  lost,
  onState,
}: Parts<I, A>): Action<I, A> {
  const keys = requestKeys(route)
  let state: ActionState<I> = IDLE
  /** The run whose frames count. Those of a stopped one may still come. */
  let current: AbortController | null = null

  const apply = (event: ActionEvent<I>) => {
    const next = nextState(state, event)
    if (next !== state) onState((state = next))
  }
  const fail = (failure: Partial<Failure> & { message: string }) =>
    apply({ type: 'failed', failure: { fields: {}, canRetry: true, ...failure } })

  const takeError = (error: unknown) => {
    keys.failed(error)
    // The dialog about it is open.
    if (isQuotaSpent(error)) return apply({ type: 'ended' })
    const answer = error instanceof HttpError ? error.body : null
    fail({ message: answer?.message ?? lost ?? failureText(error), fields: answer?.fields ?? {} })
  }

  /** Returns the answer, or null after a failure or a stop. */
  const answerTo = async (input: I, run: AbortController): Promise<A | null> => {
    try {
      const options = { idempotencyKey: keys.keyFor(input), signal: run.signal }
      for await (const frame of send(input, options)) {
        if (current !== run) return null
        switch (frame.type) {
          case 'started':
            apply({ type: 'started', engine: frame.engine })
            break
          case 'delta':
            if (showsText) apply({ type: 'shown', text: frame.text })
            break
          case 'done':
            keys.over()
            return frame
          case 'failed':
            keys.over()
            fail({ message: frame.message })
            return null
        }
      }
      if (current === run) fail({ message: lost ?? t('interrupted') })
    } catch (error) {
      if (current === run) takeError(error)
    }
    return null
  }

  return {
    async run(input, onDone) {
      if (current) return
      apply({ type: 'began', input })
      const reason = check?.(input) ?? null
      if (reason !== null) return fail({ message: reason, canRetry: false })
      const run = new AbortController()
      current = run
      const answer = await answerTo(input, run)
      if (current !== run) return
      current = null
      if (answer === null) return
      apply({ type: 'ended' })
      onDone(answer)
    },
    stop() {
      current?.abort()
      if (current) keys.over()
      current = null
      apply({ type: 'ended' })
    },
  }
}
