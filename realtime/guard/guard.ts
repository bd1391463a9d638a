import { createFairQueue } from '#platform/fairQueue.ts'
import type { WorkerPool } from '#platform/workers.ts'
import type { BodyBytes } from '#realtime/body/bodyBytes.ts'

import { judgeAnswer, type JudgeTask, type Verdict } from './task.ts'

/** An update of a suggester. `who`: the name under which its sender waits for the worker. */
export type JudgedUpdate = { update: Uint8Array; author: string; who: string }

/**
 * Judges the updates of suggesters in one worker thread, which keeps the bodies decoded. Senders take
 * turns.
 */
export class Guard {
  private readonly workers: Pick<WorkerPool, 'run'>
  private readonly turn = createFairQueue()
  private readonly bodies = new WeakMap<BodyBytes, { name: number; end: number | null }>()
  private count = 0

  /** `workers`: a pool of one thread. */
  constructor(workers: Pick<WorkerPool, 'run'>) {
    this.workers = workers
  }

  /**
   * Returns whether an update changes nothing but its author's suggestions in a body. An allowed one
   * must be added to the body. Rejects when the worker crashes or takes too long.
   */
  async judge(body: BodyBytes, judged: JudgedUpdate): Promise<Verdict> {
    const end = await this.turn(judged.who)
    try {
      return (await this.ask(body, judged)) ?? (await this.ask(body, judged)) ?? 'later'
    } catch (error) {
      this.forget(body)
      throw error
    } finally {
      end()
    }
  }

  /** Forgets what the worker has of a body, after an allowed update that was not added. */
  forget(body: BodyBytes): void {
    const known = this.bodies.get(body)
    if (known) known.end = null
  }

  /** Returns null when the worker needs all of the body. */
  private async ask(body: BodyBytes, { update, author }: JudgedUpdate): Promise<Verdict | null> {
    const known = this.bodies.get(body) ?? { name: ++this.count, end: null }
    this.bodies.set(body, known)
    const since = known.end !== null && known.end > body.compactedPlace ? known.end : null
    const { end } = body
    const rows = body.tail.filter(({ place }) => since === null || place >= since).map(({ bytes }) => bytes)
    const parts = since === null && body.snapshot ? [body.snapshot, ...rows] : rows
    known.end = null
    const task: JudgeTask = { body: known.name, since, end, parts, author, update }
    const answer = judgeAnswer.parse(await this.workers.run(task))
    if (answer === 'unknown') return null
    if (answer === 'allowed') known.end = end
    return answer
  }
}
