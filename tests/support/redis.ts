import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { createClient } from 'redis'

import { findRedis } from '../../scripts/build/lib/redis.mjs'
import { atFileEnd } from './fileEnd.ts'
import { freePort } from './freePort.ts'
import { PATIENCE_MS } from './patience.ts'
import { temporaryDirectory } from './temporary.ts'

const running = new Set<RedisServer>()

process.on('exit', () => running.forEach(server => server.signal('SIGKILL')))
atFileEnd(async () => {
  for (const server of running) await server.dispose()
})

/** A real Redis server for a test, with the same address over restarts. */
export class RedisServer {
  readonly url: string
  private readonly port: number
  private readonly appendOnly: boolean
  private readonly directory = temporaryDirectory('redis')
  private child: ChildProcess | null = null

  constructor(port: number, appendOnly: boolean) {
    this.port = port
    this.appendOnly = appendOnly
    this.url = `redis://127.0.0.1:${port}`
    running.add(this)
  }

  /** Starts it with its previous data, and waits until it answers. */
  async start(): Promise<void> {
    const program = findRedis()
    if (!program)
      throw new Error('There is no Redis server: run the tests with npm test, which installs one.')
    const options = {
      port: String(this.port),
      bind: '127.0.0.1',
      dir: this.directory.path,
      save: '',
      appendonly: this.appendOnly ? 'yes' : 'no',
    }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    this.child = spawn(program, args, { stdio: 'ignore' })
    await this.answering()
  }

  /** Starts it without data. */
  async startEmpty(): Promise<void> {
    for (const entry of readdirSync(this.directory.path))
      rmSync(join(this.directory.path, entry), { recursive: true })
    await this.start()
  }

  /** Stops it like its operator. */
  async stop(): Promise<void> {
    await this.endBy('SIGTERM')
  }

  /** Kills the server without warning, as a power failure would. */
  async kill9(): Promise<void> {
    await this.endBy('SIGKILL')
  }

  /** Pauses it: connections stay open, but nothing is answered. */
  pause(): void {
    this.signal('SIGSTOP')
  }

  resume(): void {
    this.signal('SIGCONT')
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  async dispose(): Promise<void> {
    running.delete(this)
    await this.kill9()
    this.directory.remove()
  }

  private async endBy(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  private async answering(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const client = createClient({ url: this.url, socket: { reconnectStrategy: false } })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.ping()
        return
      } catch {
        await sleep(20)
      } finally {
        if (client.isOpen) client.destroy()
      }
    }
    throw new Error('The Redis server did not become ready.')
  }
}

/** Starts a Redis server on a free port. It is killed when the test file ends. */
export async function startRedis({ appendOnly = false } = {}): Promise<RedisServer> {
  const server = new RedisServer(await freePort(), appendOnly)
  await server.start()
  return server
}
