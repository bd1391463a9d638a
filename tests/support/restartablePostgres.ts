import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { inject } from 'vitest'

import { homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { readLockFile } from '#platform/embedded-postgres/lockFile.ts'
import { processIdentity } from '#platform/embedded-postgres/processes.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres/start.ts'

import { childrenOf } from './processes.ts'
import { copyStoppedData } from './stoppedData.ts'
import { temporaryDirectory } from './temporary.ts'

/** Kills the PostgreSQL server of a data directory like a power failure. */
export async function killPostgres(dataDir: string): Promise<void> {
  const file = readLockFile(join(homeDirectoryOf(dataDir), 'postgres'))
  if (!file) throw new Error('No PostgreSQL server is running there.')
  process.kill(file.pid, 'SIGKILL')
  while (processIdentity(file.pid) !== null) await sleep(10)
}

/**
 * A PostgreSQL server that a test can kill, stop and restart at the same address, like one on
 * another machine.
 */
export class RestartablePostgres {
  private readonly directory: { path: string; remove: () => void }
  private readonly connections = new Set<Socket>()
  private readonly proxy: Server
  private server: EmbeddedPostgres | null = null
  private address = ''
  private isSilent = false

  /** `directory`: of its data. Default: a temporary one. */
  constructor(directory?: string) {
    this.directory =
      directory === undefined ? temporaryDirectory('restartable') : { path: directory, remove: () => {} }
    this.proxy = createServer(client => this.forward(client))
  }

  /** Its address, whatever its current port. */
  get url(): string {
    return this.address
  }

  /** Its current address, whose connections never fall silent. */
  get directUrl(): string {
    return this.server?.url ?? ''
  }

  async start(): Promise<void> {
    if (!this.address && readdirSync(this.directory.path).length === 0)
      await copyStoppedData(inject('stoppedData'), this.directory.path)
    this.server = await startEmbeddedPostgres({ dataDir: this.directory.path, log: () => {} })
    if (this.address) return
    this.proxy.listen(0, '127.0.0.1')
    await once(this.proxy, 'listening')
    const url = new URL(this.server.url)
    // A TCP server's address is an object.
    url.port = String((this.proxy.address() as AddressInfo).port)
    this.address = url.href
  }

  async kill(): Promise<void> {
    await killPostgres(this.directory.path)
    await this.stop()
  }

  async stop(): Promise<void> {
    await this.server?.stop()
    this.server = null
  }

  /** Starts it if it has ended by itself, as after a full disk. */
  async startIfEnded(): Promise<void> {
    if (this.processes().length > 0) return
    await this.stop()
    await this.start()
  }

  /** Stops all its processes without ending them. */
  pause(): void {
    for (const pid of this.processes()) process.kill(pid, 'SIGSTOP')
  }

  resume(): void {
    for (const pid of this.processes()) process.kill(pid, 'SIGCONT')
  }

  /** The server process and those that it has started. */
  private processes(): number[] {
    const file = readLockFile(join(homeDirectoryOf(this.directory.path), 'postgres'))
    if (!file || processIdentity(file.pid) === null) return []
    return [file.pid, ...childrenOf(file.pid)]
  }

  /**
   * Lets every open connection fall silent without closing it, as when another server takes over.
   * New ones work, unless they `stay` silent too.
   */
  fallSilent({ stay = false } = {}): void {
    this.isSilent = stay
    for (const connection of this.connections) {
      connection.unpipe()
      connection.pause()
    }
  }

  async dispose(): Promise<void> {
    await this.stop()
    for (const connection of this.connections) connection.destroy()
    this.proxy.close()
    this.directory.remove()
  }

  private forward(client: Socket): void {
    const target = this.server ? Number(new URL(this.server.url).port) : 0
    if (target === 0) {
      client.resetAndDestroy()
      return
    }
    if (this.isSilent) {
      this.connections.add(client)
      client.on('error', () => undefined)
      return
    }
    const upstream = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.connections.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.connections.delete(one)
        other.destroy()
      })
    }
  }
}
