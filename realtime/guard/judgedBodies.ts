import * as Y from 'yjs'

import { JudgedBody } from './judgedBody.ts'
import type { BodyPart, JudgeAnswer, JudgeTask } from './task.ts'

/** Bodies and bytes that are held at most. A decoded body takes about ten times its bytes. */
const BODIES_MAX = 16
const BYTES_MAX = 16 * 1024 * 1024

type Held = { body: JudgedBody; end: number }

/** The decoded bodies of a worker, the last used ones. */
export class JudgedBodies {
  private readonly held = new Map<number, Held>()

  /** Takes what has come, and judges an update. Returns `unknown` if all of the body is needed for that. */
  judge({ body: name, since, end, parts, judged }: JudgeTask): JudgeAnswer {
    const known = this.held.get(name)
    if (since !== null && known?.end !== since) return 'unknown'
    // Kept again unless an update is not allowed: Yjs cannot take one back.
    this.forget(name)
    const body = since === null ? new JudgedBody() : (known?.body ?? new JudgedBody())
    const decided = take(body, parts)
    const judgment = judged && body.judge(judged.update, judged.author)
    if (!judgment || judgment.verdict === 'allowed') this.hold(name, { body, end })
    else body.destroy()
    const completions = [...decided, judgment?.completion ?? null].filter(one => one !== null)
    const completion = completions.length > 0 ? Y.mergeUpdates(completions) : null
    return { verdict: judgment?.verdict ?? null, completion }
  }

  private hold(name: number, held: Held): void {
    this.held.set(name, held)
    const bytes = () => Array.from(this.held.values()).reduce((sum, { body }) => sum + body.size, 0)
    for (const [oldest, { body }] of this.held) {
      if (this.held.size <= BODIES_MAX && bytes() <= BYTES_MAX) return
      if (oldest === name) return
      this.held.delete(oldest)
      body.destroy()
    }
  }

  private forget(name: number): void {
    this.held.delete(name)
  }
}

/** Lets a body take rows in their order. Returns what suggests text again that decisions did not know. */
function take(body: JudgedBody, parts: readonly BodyPart[]): (Uint8Array | null)[] {
  const completions: (Uint8Array | null)[] = []
  let plain: Uint8Array[] = []
  for (const { bytes, decides } of parts) {
    if (!decides) {
      plain.push(bytes)
      continue
    }
    body.take(plain)
    plain = []
    completions.push(body.decide(bytes))
  }
  body.take(plain)
  return completions
}
