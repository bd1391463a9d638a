import { JudgedBody } from './judgedBody.ts'
import type { JudgeTask, Verdict } from './task.ts'

/** Bodies and bytes that are held at most. A decoded body takes about ten times its bytes. */
const BODIES_MAX = 16
const BYTES_MAX = 16 * 1024 * 1024

type Held = { body: JudgedBody; end: number }

/** The decoded bodies of a worker, the last used ones. */
export class JudgedBodies {
  private readonly held = new Map<number, Held>()

  /** Judges an update. Returns `unknown` if all of the body is needed for that. */
  judge({ body: name, since, end, parts, author, update }: JudgeTask): Verdict | 'unknown' {
    const known = this.held.get(name)
    if (since !== null && known?.end !== since) return 'unknown'
    // Kept again only after an allowed update: Yjs cannot take one back.
    this.forget(name)
    const body = since === null ? new JudgedBody() : (known?.body ?? new JudgedBody())
    body.take(parts)
    const verdict = body.judge(update, author)
    if (verdict === 'allowed') this.hold(name, { body, end })
    else body.destroy()
    return verdict
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
