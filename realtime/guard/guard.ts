import { createFairQueue } from '#platform/fairQueue.ts'
import type { WorkerPool } from '#platform/workers.ts'
import type { BodyBytes } from '#realtime/body/bodyBytes.ts'

import { judgeAnswer, type JudgeAnswer, type JudgeTask, type Judgment } from './task.ts'

/** An update of a suggester. `who`: the name under which its sender waits for the worker. */
export type JudgedUpdate = { update: Uint8Array; author: string; who: string }

/** A body in the worker, up to a place. `decided`: the places of rows with decisions that it has not taken. */
type Known = { name: number; end: number | null; decided: Set<number> }

/**
 * Judges the updates of suggesters in one worker thread, which keeps the bodies decoded. Senders take
 * turns. It also finds text that is no longer suggested, since a decision did not know it.
 */
export class Guard {
  private readonly workers: Pick<WorkerPool, 'run'>
  private readonly turn = createFairQueue()
  private readonly bodies = new WeakMap<BodyBytes, Known>()
  private count = 0

  /** `workers`: a pool of one thread. */
  constructor(workers: Pick<WorkerPool, 'run'>) {
    this.workers = workers
  }

  /**
   * Returns whether an update changes nothing but its author's suggestions in a body. An allowed one
   * must be added to the body, and then its completion. Rejects when the worker crashes or takes too
   * long.
   */
  async judge(body: BodyBytes, { who, ...judged }: JudgedUpdate): Promise<Judgment> {
    const { verdict, completion } = await this.inTurn(body, who, () => this.askTwice(body, judged))
    return { verdict: verdict ?? 'later', completion }
  }

  /**
   * Returns the update that suggests text again which the decisions in rows did not know, to be added
   * to the body, or null if there is none. `who`: as for an update. Rejects as for one.
   */
  async complete(body: BodyBytes, places: readonly number[], who: string): Promise<Uint8Array | null> {
    if (!mayHoldSuggestions(body)) return null
    const { decided } = this.knownOf(body)
    for (const place of places) decided.add(place)
    const { completion } = await this.inTurn(body, who, () =>
      // Another's turn may have taken them.
      places.some(place => decided.has(place)) ? this.askTwice(body, null) : NOTHING,
    )
    return completion
  }

  /** Forgets what the worker has of a body, after an allowed update that was not added. */
  forget(body: BodyBytes): void {
    const known = this.bodies.get(body)
    if (known) known.end = null
  }

  private knownOf(body: BodyBytes): Known {
    const known = this.bodies.get(body) ?? { name: ++this.count, end: null, decided: new Set() }
    this.bodies.set(body, known)
    return known
  }

  private async inTurn<T>(body: BodyBytes, who: string, act: () => T | Promise<T>): Promise<T> {
    const end = await this.turn(who)
    try {
      return await act()
    } catch (error) {
      this.forget(body)
      throw error
    } finally {
      end()
    }
  }

  private async askTwice(body: BodyBytes, judged: JudgeTask['judged']): Promise<Answered> {
    return (await this.ask(body, judged)) ?? (await this.ask(body, judged)) ?? NOTHING
  }

  /** Returns null when the worker needs all of the body. */
  private async ask(body: BodyBytes, judged: JudgeTask['judged']): Promise<Answered | null> {
    const known = this.knownOf(body)
    const since = known.end !== null && known.end > body.compactedPlace ? known.end : null
    const { end } = body
    const taken = [...known.decided]
    const rows = body.tail
      .filter(({ place }) => since === null || place >= since)
      .map(({ place, bytes }) => ({ bytes, decides: known.decided.has(place) }))
    const { snapshot } = body
    const parts = since === null && snapshot ? [{ bytes: snapshot, decides: false }, ...rows] : rows
    known.end = null
    const answer = judgeAnswer.parse(
      await this.workers.run({ body: known.name, since, end, parts, judged } satisfies JudgeTask),
    )
    if (answer === 'unknown') return null
    for (const place of taken) known.decided.delete(place)
    if (answer.verdict === null || answer.verdict === 'allowed') known.end = end
    return answer
  }
}

type Answered = Exclude<JudgeAnswer, 'unknown'>

const NOTHING: Answered = { verdict: null, completion: null }

/** Returns false if a body has no suggestions of text for certain: their names are in its bytes. */
function mayHoldSuggestions({ snapshot, tail }: BodyBytes): boolean {
  const parts = [...(snapshot ? [snapshot] : []), ...tail.map(({ bytes }) => bytes)]
  return parts.some(({ buffer, byteOffset, length }) => {
    const bytes = Buffer.from(buffer, byteOffset, length)
    return bytes.includes('insertion') || bytes.includes('deletion')
  })
}
