import { AsyncResource } from 'node:async_hooks'

import type { Response } from 'express'

/** Running handlers, also those whose caller has disconnected. */
const running = new Set<Promise<unknown>>()

/** Resolves when all running handlers are done. */
export async function handlersDone(): Promise<void> {
  await Promise.allSettled(running)
}

/** Adds a handler's work to the work that {@link handlersDone} waits for. */
export function tracked<T>(work: Promise<T>): Promise<T> {
  running.add(work)
  return work.finally(() => running.delete(work))
}

/** Runs work once the answer is sent, so that the time of the answer reveals nothing about it. */
export function afterAnswer(response: Response, work: () => Promise<unknown>): void {
  const run = AsyncResource.bind(() => void tracked(work()))
  response.once('finish', () => run())
}
