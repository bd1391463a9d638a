import { AsyncResource } from 'node:async_hooks'

import type { Response } from 'express'

/** Calls that are being handled, also those whose caller has disconnected. */
const running = new Set<Promise<unknown>>()

/** Resolves when all running handlers are done. */
export async function handlersDone(): Promise<void> {
  await Promise.allSettled(running)
}

/** Counts a handler's work among what {@link handlersDone} waits for. */
export function tracked<T>(work: Promise<T>): Promise<T> {
  running.add(work)
  return work.finally(() => running.delete(work))
}

/** Runs work once the answer is sent, so that the time of the answer reveals nothing about it. */
export function afterAnswer(response: Response, work: () => Promise<unknown>): void {
  const run = AsyncResource.bind(() => void tracked(work()))
  response.once('finish', () => run())
}
