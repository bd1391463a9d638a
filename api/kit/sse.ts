import type { Request, Response } from 'express'

const HEARTBEAT_MS = 15_000

/** An answer of server-sent events. */
export type EventStream<T> = {
  /** Sends a frame as one event. Does nothing after the reader has disconnected. */
  send(frame: T): void
  end(): void
  /** Aborts when the reader disconnects before the end. */
  gone: AbortSignal
}

/**
 * Begins an answer of server-sent events. Comments keep it alive through proxies. From here on,
 * errors are frames.
 */
export function openEventStream<T>(response: Response): EventStream<T> {
  const left = new AbortController()
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  response.req.streamedAt = performance.now()
  const write = (text: string) => {
    if (!left.signal.aborted) response.write(text)
  }
  const heartbeat = setInterval(write, HEARTBEAT_MS, ':\n\n')
  const leave = () => {
    clearInterval(heartbeat)
    if (!response.writableFinished) left.abort()
  }
  response.once('close', leave)
  if (response.closed) leave()
  return {
    gone: left.signal,
    send: frame => write(`data: ${JSON.stringify(frame)}\n\n`),
    end() {
      clearInterval(heartbeat)
      response.end()
    },
  }
}

/** Whether the caller accepts an event stream. */
export const takesEvents = (request: Request): boolean =>
  request.get('accept')?.includes('text/event-stream') ?? false
