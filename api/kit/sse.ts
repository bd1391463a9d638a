import type { Request, Response } from 'express'

const HEARTBEAT_MS = 15_000

/** An answer that is sent piece by piece. */
export type EventStream<T> = {
  /** Sends a frame as the data of one server-sent event; nothing once the reader is gone. */
  send(frame: T): void
  end(): void
  /** Aborted when the reader leaves before the end. */
  gone: AbortSignal
}

/** Begins an answer of server-sent events; comments keep it alive through proxies. From here on errors are frames. */
export function openEventStream<T>(response: Response): EventStream<T> {
  const left = new AbortController()
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
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

/** Whether the caller asks for the answer piece by piece. */
export const takesEvents = (request: Request): boolean =>
  request.get('accept')?.includes('text/event-stream') ?? false
