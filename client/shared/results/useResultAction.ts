import { useQueryClient } from '@tanstack/react-query'

import { useAction, type ActionEndpoint, type UsedAction } from '#client/shared/actions/useAction.ts'
import type { InputOf, FrameOf } from '#schema/endpoints/endpoint.ts'
import type { ResultItem } from '#schema/results/contract.ts'

import { addResult } from './events.ts'

type ResultEndpoint = ActionEndpoint<{ kept: ResultItem }>

/** The kept result of an action. */
type KeptOf<E extends ResultEndpoint> = Extract<FrameOf<E>, { type: 'done' }>['kept']

/** Runs an action whose results are kept: {@link useAction}, which also adds them to their list. */
export function useResultAction<E extends ResultEndpoint>(endpoint: E): UsedAction<InputOf<E>, KeptOf<E>>
export function useResultAction(endpoint: ResultEndpoint): UsedAction<object, ResultItem> {
  const client = useQueryClient()
  const { run, ...action } = useAction(endpoint)
  return {
    ...action,
    run: (input, onDone) =>
      run(input, ({ kept }) => {
        addResult(client, kept)
        onDone(kept)
      }),
  }
}
