import type { Route } from '#schema/endpoints/endpoint.ts'

import { HttpError } from './httpError.ts'

/** The idempotency keys of calls, one call at a time. */
export type RequestKeys = {
  /** Returns the key of a request: of one whose answer was lost, the same key again. */
  keyFor: (request: unknown) => string
  /** The last request is over: it was answered, or stopped by its user. */
  over: () => void
  /** The last request failed. Its key stays if the server may still answer it. */
  failed: (error: unknown) => void
}

/** The keys of requests without an answer. They outlive a screen, to which its user may return. */
const unanswered = new Map<string, string>()

/**
 * Returns the keys of calls of one endpoint. A request whose answer was lost on the way is repeated
 * with its key, so that it is never counted twice, whatever else was requested meanwhile.
 */
export function requestKeys(route: Route): RequestKeys {
  let last = ''
  return {
    keyFor(request) {
      last = JSON.stringify([route, request])
      const key = unanswered.get(last) ?? crypto.randomUUID()
      unanswered.set(last, key)
      return key
    },
    over() {
      unanswered.delete(last)
    },
    failed(error) {
      if (!isLost(error)) unanswered.delete(last)
    },
  }
}

/** A proxy may end a call that the server goes on with, and a repeat may come too early. */
const isLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || error.body?.code === 'IN_PROGRESS'
