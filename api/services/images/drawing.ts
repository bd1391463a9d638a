import type Sharp from 'sharp'

import { boundedWork } from '#api/kit/boundedWork.ts'
import { t } from '#api/kit/messages.ts'

/** A quarter of the places for one user, so that others can add images too. */
const inTurn = boundedWork({ atOnce: 2, waiting: 20, each: 5, busy: t('images.busy'), retryAfter: 5 })

/**
 * Runs the drawing of a user's image, few at a time. Throws UNAVAILABLE if too many wait, in all or
 * of the user.
 */
export const drawInTurn = <T>(who: string, draw: (sharp: typeof Sharp) => Promise<T>): Promise<T> =>
  inTurn(async () => draw(await loadSharp()), who)

/**
 * Loads sharp with the first image, since loading takes time. Limits it to one thread, so that
 * decoding does not occupy libuv's thread pool.
 */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
