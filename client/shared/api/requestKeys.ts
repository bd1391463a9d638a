import { HttpError } from './httpError.ts'

/** The idempotency keys of the calls of one screen, one at a time. */
export type RequestKeys = {
  /** Returns the key of a request: of one whose answer was lost, the same key again. */
  keyFor: (request: unknown) => string
  /** The last request is over: it was answered, or stopped by its user. */
  over: () => void
  /** The last request failed. Its key stays if the server may still answer it. */
  failed: (error: unknown) => void
}

/**
 * Returns keys with which a request whose answer was lost on the way is repeated, so that it is never
 * counted twice.
 */
export function requestKeys(): RequestKeys {
  let open: { request: string; key: string } | null = null
  return {
    keyFor(request) {
      const text = JSON.stringify(request)
      if (open?.request !== text) open = { request: text, key: crypto.randomUUID() }
      return open.key
    },
    over() {
      open = null
    },
    failed(error) {
      if (!isLost(error)) open = null
    },
  }
}

/** A proxy may end a call that the server goes on with, and a repeat may come too early. */
const isLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || error.body?.code === 'IN_PROGRESS'
