import { setTimeout as sleep } from 'node:timers/promises'

import type { ActivityRecorder } from '#platform/activity/recorder.ts'

const STEP_MS = 20

export type NumberedAct = { number: number; kind: 'error' | 'ai-action' | 'check'; at: number }

/** Lets acts happen in several processes. Those whose row has a detail have their number in it. */
export class Acting {
  private readonly recorders: readonly ActivityRecorder[]
  private readonly userId: string
  private count = 0

  constructor(recorders: readonly ActivityRecorder[], userId: string) {
    this.recorders = recorders
    this.userId = userId
  }

  /** Returns what has happened. In each second there is one error among checks and AI actions. */
  async run(rate: number, seconds: number): Promise<NumberedAct[]> {
    const acts: NumberedAct[] = []
    const started = performance.now()
    while (acts.length < rate * seconds) {
      const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate)
      while (acts.length < due) acts.push(this.act(acts.length, rate))
      await sleep(STEP_MS)
    }
    return acts
  }

  private act(place: number, rate: number): NumberedAct {
    this.count += 1
    const { count: number, userId } = this
    const isError = place % rate === 0
    const kind = isError ? 'error' : place % 3 === 0 ? 'ai-action' : 'check'
    const turn = isError ? place / rate : place
    const detail = kind === 'check' ? null : `#${number};`
    this.recorders[turn % this.recorders.length]?.record({ kind, userId, detail })
    return { number, kind, at: Date.now() }
  }
}
