import { useState } from 'react'

import type { Route } from '#schema/endpoints/endpoint.ts'

import { requestKeys } from './requestKeys.ts'

/** Sends a request with the key of its attempt, and returns the answer. It throws the errors of `send`. */
export type KeyedCall = <T>(request: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>

/**
 * Returns a function for calls of an endpoint that must act once: a request whose answer was lost on
 * the way is sent again with its key. The key belongs to the request as a whole, so `send` may ask for
 * a proof of the user and call more than once.
 */
export function useKeyedCall(route: Route): KeyedCall {
  const [keyed] = useState(() => keyedCall(route))
  return keyed
}

function keyedCall(route: Route): KeyedCall {
  const keys = requestKeys(route)
  return async (request, send) => {
    const key = keys.keyFor(request)
    try {
      const answer = await send(key)
      keys.over()
      return answer
    } catch (error) {
      keys.failed(error)
      throw error
    }
  }
}
