import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const RESTART_MS = 1000

/** A process that is started again whenever it ends by itself. */
export class KeptProcess {
  private child: ChildProcess
  private stopped = false
  private readonly name: string
  private readonly spawn: () => ChildProcess

  constructor(name: string, spawn: () => ChildProcess) {
    this.name = name
    this.spawn = spawn
    this.child = this.start()
  }

  /** Stops it and waits. */
  async stop(): Promise<void> {
    this.stopped = true
    const { child } = this
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  private start(): ChildProcess {
    const child = this.spawn()
    child.once('exit', (code, signal) => void this.ended(code, signal))
    return child
  }

  private async ended(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.stopped) return
    console.error(`${this.name} ended (${signal ?? code}); it is started again`)
    await sleep(RESTART_MS)
    if (!this.stopped) this.child = this.start()
  }
}
