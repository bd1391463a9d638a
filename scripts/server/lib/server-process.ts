import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { OperatorError } from '#platform/operator-error.ts'

const SERVER = path.resolve(import.meta.dirname, '../../../dist/server/serve.js')
const RESTART_MS = 1000
/**
 * Ctrl-C in a terminal must reach only the parent, which stops the processes in order. They get a
 * separate process group.
 */
export const OUTSIDE_TERMINAL = process.stdin.isTTY && process.platform !== 'win32'

/** One process of the built server, restarted whenever it exits unexpectedly. */
export class ServerProcess {
  /** Its address. */
  readonly url: string
  private isReady = false
  private child: ChildProcess | null = null
  private stopped = false
  private readonly name: string
  private readonly env: Record<string, string>

  constructor(name: string, port: number, env: Record<string, string>) {
    this.name = name
    this.url = `http://localhost:${port}`
    this.env = { ...env, PORT: String(port) }
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', SERVER], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: OUTSIDE_TERMINAL,
    })
    this.child = child
    child.once('exit', (code, signal) => void this.ended(code, signal))
    createInterface(child.stderr).on('line', line => console.error(`[${this.name}] ${line}`))
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('ready ')) continue
      this.isReady = true
      return
    }
    throw new OperatorError(`The process ${this.name} did not start.`)
  }

  /** Stops it and waits. */
  async stop(): Promise<void> {
    this.stopped = true
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  private async ended(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    // If it was never ready, start() reports the failure.
    if (this.stopped || !this.isReady) return
    console.error(`[${this.name}] ended (${signal ?? code}); it is started again`)
    await new Promise(resolve => setTimeout(resolve, RESTART_MS))
    if (!this.stopped)
      await this.start().catch((error: unknown) => console.error(`[${this.name}] ${String(error)}`))
  }
}
