import type { Response } from 'express'

/** Returns a signal that aborts when the caller disconnects before the answer is finished. */
export function disconnectSignal(response: Response): AbortSignal {
  const left = new AbortController()
  const leave = () => {
    if (!response.writableFinished) left.abort(new Error('The caller has disconnected.'))
  }
  response.once('close', leave)
  if (response.closed) leave()
  return left.signal
}
