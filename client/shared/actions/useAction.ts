import { useState } from 'react'
import type * as z from 'zod/mini'

import { stream } from '#client/shared/api/call.ts'
import type { ActionFrame } from '#schema/actions/contract.ts'
import type { Endpoint, FrameOf, InputOf } from '#schema/endpoints/endpoint.ts'

import { createAction, type Action, type ActionOptions } from './action.ts'
import { IDLE, type ActionState } from './state.ts'

/** The endpoint of an action whose answer has the members of `A`. */
export type ActionEndpoint<A extends object = object> = Endpoint & {
  readonly frames: z.core.$ZodType<ActionFrame<A>>
  readonly idempotencyKey: 'required'
}

/** The answer of an action. */
type DoneOf<E extends ActionEndpoint> = Extract<FrameOf<E>, { type: 'done' }>

export type UsedAction<I, A> = Action<I, A> & { state: ActionState<I> }

/**
 * Runs the AI action of an endpoint. The state holds the text that has come only if the endpoint's
 * screen shows it. `run` and `stop` stay the same functions.
 */
export function useAction<E extends ActionEndpoint>(
  endpoint: E,
  options?: ActionOptions<InputOf<E>>,
): UsedAction<InputOf<E>, DoneOf<E>>
export function useAction(
  endpoint: ActionEndpoint,
  options: ActionOptions<object> = {},
): UsedAction<object, object> {
  const [state, setState] = useState<ActionState<object>>(IDLE)
  const [action] = useState(() =>
    createAction({
      ...options,
      route: endpoint.route,
      send: (input: object, how) => stream(endpoint, input, how),
      showsText: endpoint.showsText ?? false,
      onState: setState,
    }),
  )
  return { state, ...action }
}
