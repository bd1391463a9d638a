import { setImmediate as nextTurn } from 'node:timers/promises'

import { createFairQueue } from '#platform/fairQueue.ts'
import type { BodyBuffer } from '#realtime/body/bodyBuffer.ts'
import { BYTES_PER_STRUCT } from '#realtime/limits.ts'
import type { Clocks } from '#realtime/wire/protocol.ts'

/** An answer that costs at most as much as copying so many bytes is sent at once. */
const MAX_AT_ONCE = 32 * 1024

/** Returns the bytes that a SyncStep1 may cause, with what clients cost: the body's and its own. */
export const costOfAnswer = (body: BodyBuffer, asked: Clocks): number =>
  body.bytes.size + (body.clocks.size + asked.size) * BYTES_PER_STRUCT

/**
 * The answers to SyncStep1s in this process. Long ones are sent one per turn of the event loop,
 * and users take turns. Otherwise those to many connections would keep the others waiting.
 */
export class Answers {
  private readonly turn = createFairQueue()

  /** Calls `answer`, at once if its cost is small. */
  give(who: string, cost: number, answer: () => void): void | Promise<void> {
    return cost <= MAX_AT_ONCE ? answer() : this.later(who, answer)
  }

  private async later(who: string, answer: () => void): Promise<void> {
    const end = await this.turn(who)
    try {
      await nextTurn()
      answer()
    } finally {
      end()
    }
  }
}
