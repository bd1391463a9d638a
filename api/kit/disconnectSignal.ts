import type { Response } from 'express'

/** Aborted when the caller leaves before the answer is finished. */
export function leavingOf(response: Response): AbortSignal {
  const left = new AbortController()
  const leave = () => {
    if (!response.writableFinished) left.abort(new Error('The caller has left.'))
  }
  response.once('close', leave)
  if (response.closed) leave()
  return left.signal
}
