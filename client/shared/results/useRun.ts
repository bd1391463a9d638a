import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

import { HttpError } from '#client/shared/api/httpError.ts'
import { requestKeys } from '#client/shared/api/requestKeys.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { isQuotaSpent } from '#client/shared/plans/quotaDialog.ts'
import type { ResultItem } from '#schema/results/contract.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { results } from '#schema/messages/en/results.ts'

import { addResult } from './events.ts'

const t = translator(results)

/** An action that is running, or has ended without a result. */
export type RunState =
  | { kind: 'idle' }
  /** `engine` is null until one has started. */
  | { kind: 'running'; engine: string | null }
  /** `fields` maps fields of the request to their problems. */
  | { kind: 'failed'; message: string; code: string | null; fields: Readonly<Record<string, string>> }

type Frame<K> =
  | { type: 'started'; engine: string }
  | { type: 'delta'; text: string }
  | { type: 'done'; kept: K }
  | { type: 'failed'; code: string; message: string }

type Options<B, K> = {
  /** Calls the endpoint: `(body, options) => stream(endpoints.run, { body }, options)`. */
  start: (body: B, options: { idempotencyKey: string; signal: AbortSignal }) => AsyncGenerator<Frame<K>>
  onDone: (kept: K) => void
}

/**
 * Runs an action whose results are kept: one at a time, and it can be stopped. A run that failed
 * because the connection broke is repeated with its key, so that it is never counted twice.
 */
export function useRun<B, K extends ResultItem>({ start, onDone }: Options<B, K>) {
  const [state, setState] = useState<RunState>({ kind: 'idle' })
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  const [keys] = useState(requestKeys)

  const run = async (body: B): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const key = keys.keyFor(body)
    setState({ kind: 'running', engine: null })
    const take = (frame: Frame<K>) => {
      switch (frame.type) {
        case 'started':
          setState({ kind: 'running', engine: frame.engine })
          return
        case 'delta':
          return
        case 'done':
          keys.over()
          addResult(client, frame.kept)
          setState({ kind: 'idle' })
          onDone(frame.kept)
          return
        case 'failed':
          keys.over()
          setState({ kind: 'failed', message: frame.message, code: frame.code, fields: {} })
      }
    }
    try {
      const options = { idempotencyKey: key, signal: controller.signal }
      for await (const frame of start(body, options)) take(frame)
      setState(now =>
        now.kind === 'running' ? { kind: 'failed', message: t('interrupted'), code: null, fields: {} } : now,
      )
    } catch (error) {
      // A run that was stopped is over; only a lost answer is asked for again.
      if (controller.signal.aborted) keys.over()
      else keys.failed(error)
      // The caller of the api has opened the dialog about spent queries.
      if (controller.signal.aborted || isQuotaSpent(error)) setState({ kind: 'idle' })
      else {
        const answer = error instanceof HttpError ? error.body : null
        setState({
          kind: 'failed',
          message: failureText(error),
          code: answer?.code ?? null,
          fields: answer?.fields ?? {},
        })
      }
    } finally {
      running.current = null
    }
  }

  /** Stops the running action, or closes a failure. */
  const stop = useCallback(() => {
    running.current?.abort()
    setState(now => (now.kind === 'idle' ? now : { kind: 'idle' }))
  }, [])

  return { state, run, stop }
}
