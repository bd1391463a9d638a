import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { OperatorError } from '#platform/operatorError.ts'

import { SERVER_ENV, SERVER_FLAGS } from './command.mjs'
import { KeptProcess } from './keptProcess.ts'

const SERVER = path.resolve(import.meta.dirname, '../../../dist/server/serve.js')
/**
 * Ctrl-C in a terminal must reach only the parent, which stops the processes in order. They get a
 * separate process group.
 */
export const OUTSIDE_TERMINAL = process.stdin.isTTY && process.platform !== 'win32'

/** One process of the built server, started again whenever it ends by itself. */
export class ServerProcess {
  /** Its address. */
  readonly url: string
  private process: KeptProcess | null = null
  private readonly name: string
  private readonly env: Record<string, string>

  constructor(name: string, port: number, env: Record<string, string>) {
    this.name = name
    this.url = `http://localhost:${port}`
    this.env = { ...env, PORT: String(port) }
  }

  /** Starts it and waits until it is ready. Throws {@link OperatorError} if it ends before. */
  async start(): Promise<void> {
    const started = new Promise<boolean>(resolve => {
      this.process = new KeptProcess(this.name, () => this.spawn(resolve))
    })
    if (await started) return
    await this.stop()
    throw new OperatorError(`The process ${this.name} did not start.`)
  }

  /** Stops it and waits. */
  async stop(): Promise<void> {
    await this.process?.stop()
  }

  /** `onOutcome`: called with whether it became ready, or ended before. */
  private spawn(onOutcome: (isReady: boolean) => void): ChildProcess {
    const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], {
      env: { ...SERVER_ENV, ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: OUTSIDE_TERMINAL,
    })
    createInterface(child.stderr).on('line', line => console.error(`[${this.name}] ${line}`))
    createInterface(child.stdout).on('line', line => {
      if (line.startsWith('ready ')) onOutcome(true)
    })
    child.once('exit', () => onOutcome(false))
    return child
  }
}
