import type { Request, RequestHandler, Response } from 'express'

import { countedAddressOf } from '#api/kit/limits.ts'

/** Bounds of what waits in memory for clients to read it. */
type Bounds = {
  /** Bytes that may wait for one client, and for all together. */
  clientMax: number
  allMax: number
  /** An answer that its client reads nothing of for so long is ended. */
  stalledMs: number
  lookMs: number
}

const MB = 1024 * 1024
const BOUNDS: Bounds = { clientMax: 24 * MB, allMax: 96 * MB, stalledMs: 30_000, lookMs: 1000 }

/** An answer that is not sent yet. `progress` changes with each byte that the client takes. */
type Answer = { response: Response; who: string; unsent: number; progress: string; since: number }

/**
 * Ends answers that are not read: those without progress for a while, and, while too much waits in
 * memory, those whose clients have read nothing for the longest time.
 */
export function endUnreadAnswers(
  bounds: Bounds = BOUNDS,
  whoOf: (request: Request) => string = countedAddressOf,
): RequestHandler {
  const open = new Map<Response, Answer>()
  let looking: NodeJS.Timeout | null = null

  const look = () => {
    const now = performance.now()
    for (const answer of open.values()) note(answer, now)
    const waiting = [...open.values()]
      .filter(({ unsent }) => unsent > 0)
      .toSorted((a, b) => a.since - b.since)
    const left = waiting.filter(answer => now - answer.since < bounds.stalledMs || end(answer))
    for (const client of new Set(left.map(({ who }) => who)))
      endBeyond(
        left.filter(({ who }) => who === client),
        bounds.clientMax,
      )
    endBeyond(left, bounds.allMax)
  }

  return (request, response, next) => {
    const progress = progressOf(response)
    open.set(response, { response, who: whoOf(request), unsent: 0, progress, since: performance.now() })
    looking ??= setInterval(look, bounds.lookMs).unref()
    response.once('close', () => {
      open.delete(response)
      if (open.size > 0 || looking === null) return
      clearInterval(looking)
      looking = null
    })
    next()
  }
}

function note(answer: Answer, now: number): void {
  const progress = progressOf(answer.response)
  answer.unsent = answer.response.writableLength
  if (answer.unsent > 0 && progress === answer.progress) return
  answer.progress = progress
  answer.since = now
}

/** Ends answers, the longest stalled first, until no more than that waits. */
function endBeyond(answers: readonly Answer[], most: number): void {
  let held = answers.reduce((sum, { response, unsent }) => sum + (response.destroyed ? 0 : unsent), 0)
  for (const answer of answers) {
    if (held <= most) return
    if (answer.response.destroyed) continue
    held -= answer.unsent
    end(answer)
  }
}

function end({ response }: Answer): false {
  response.socket?.destroy()
  response.destroy()
  return false
}

/**
 * Returns what changes with each part that the client takes: the bytes of finished writes, and those
 * that the system has not taken yet of the running one, which may be a whole file.
 */
function progressOf({ socket }: Response): string {
  if (!socket) return ''
  const handle: unknown = Reflect.get(socket, '_handle')
  const queued: unknown = typeof handle === 'object' && handle ? Reflect.get(handle, 'writeQueueSize') : 0
  return `${socket.bytesWritten - socket.writableLength} ${String(queued)}`
}
