import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { inject } from 'vitest'

import { homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { readLockFile } from '#platform/embedded-postgres/lockFile.ts'
import { processIdentity } from '#platform/embedded-postgres/processes.ts'

import { atFileEnd } from './fileEnd.ts'
import { freePort } from './freePort.ts'
import { PATIENCE_MS } from './patience.ts'
import { migratedDatabase } from './postgres.ts'
import { copyStoppedData } from './stoppedData.ts'
import { temporaryDirectory } from './temporary.ts'

const SERVER = join(import.meta.dirname, '../../dist/server/serve.js')

type Options = {
  /** Additional environment variables of the server. */
  env?: Record<string, string>
  /** Default: a temporary one, removed at the end. */
  dataDir?: string
  /**
   * `shared` (default): a separate database on the test run's server. `embedded`: the product
   * starts its own in DATA_DIR, where a temporary one holds what an earlier start left.
   */
  database?: 'shared' | 'embedded'
  /**
   * Default: any free one. If PUBLIC_URL is set, it must have the same port, since the product
   * prints it.
   */
  port?: number
}

const running = new Set<Product>()
/** The product shared by all test files of this worker. */
let shared: Promise<Product> | null = null

/** A crash of the shared product is the fault of one file: others get a new one. */
async function living(product: Promise<Product> | null): Promise<Product | null> {
  const found = await product?.catch(() => null)
  if (!found || found.isRunning) return found ?? null
  console.error(
    `The shared product has ended, and the next file gets a new one:\n${found.logs().slice(-4000)}`,
  )
  await found.dispose()
  return null
}

const renewed = async (last: Promise<Product> | null) => (await living(last)) ?? (await startProduct())

process.on('exit', () => running.forEach(product => product.signal('SIGKILL')))
// Exits a worker of the test runner, which would leave the shared product running.
process.once('SIGTERM', () => process.exit(143))

atFileEnd(async () => {
  const kept = await living(shared)
  for (const product of running) if (product !== kept) await product.dispose()
})

/** The built product in a separate process, as a user runs it. */
export class Product {
  readonly dataDir: string
  /** The same over restarts. */
  port = 0
  private readonly env: Record<string, string>
  private readonly cleanUp: () => Promise<void>
  private child: ChildProcess | null = null
  private output = ''

  constructor(dataDir: string, env: Record<string, string>, cleanUp: () => Promise<void>) {
    this.dataDir = dataDir
    this.env = env
    this.cleanUp = cleanUp
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** The database that holds its data, as its owner, unless it is embedded. */
  get databaseUrl(): string {
    return this.env.DATABASE_ADMIN_URL || (this.env.DATABASE_URL ?? '')
  }

  /** The same with the role of its servers. */
  get serversUrl(): string {
    return this.env.DATABASE_URL ?? ''
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('The product is not running')
    return this.child.pid
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Returns all output of both streams so far, over restarts. */
  logs(): string {
    return this.output
  }

  /** Starts the server and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SERVER], {
      env: { ...process.env, ...this.env, PORT: String(this.port), DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    const before = this.output.length
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    }
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
      const ready = /^ready \S*:(\d+)\/?$/m.exec(this.output.slice(before))
      if (ready) {
        this.port = Number(ready[1])
        return
      }
      await sleep(20)
    }
    child.kill('SIGKILL')
    throw new Error(`The product did not become ready:\n${this.output.slice(before)}`)
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Stops it with SIGTERM and returns its exit code. */
  async stop(): Promise<number | null> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    child.kill('SIGTERM')
    await once(child, 'exit')
    clearTimeout(late)
    if (child.signalCode) throw new Error(`The product did not stop on SIGTERM:\n${this.output.slice(-4000)}`)
    return child.exitCode
  }

  /** Waits until it exits and returns its exit code. */
  async ended(): Promise<number | null> {
    const { child } = this
    if (child && child.exitCode === null && child.signalCode === null)
      await once(child, 'exit', { signal: AbortSignal.timeout(PATIENCE_MS) })
    return child?.exitCode ?? null
  }

  /** Kills it like a power failure. An embedded database keeps running. */
  async kill9(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Restarts it on the same data and port, stopping it first if it is running. */
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Kills the rest of it, including its embedded database, and removes its data. */
  async dispose(): Promise<void> {
    running.delete(this)
    await this.kill9()
    const database = existsSync(this.dataDir)
      ? readLockFile(join(homeDirectoryOf(this.dataDir), 'postgres'))
      : null
    if (database && processIdentity(database.pid)) {
      process.kill(database.pid, 'SIGQUIT')
      while (processIdentity(database.pid)) await sleep(20)
    }
    await this.cleanUp()
  }
}

/**
 * Returns a product shared by all test files of a worker, so that it starts once. For tests that
 * neither stop it nor change the view of other accounts.
 */
export async function sharedProduct(): Promise<Product> {
  shared = renewed(shared)
  return await shared
}

/** Starts the built product on a free port. It is killed when the test file ends. */
export async function startProduct(options: Options = {}): Promise<Product> {
  const failure = inject('buildFailure')
  if (failure) throw new Error(`The product could not be built: ${failure}`)
  const database = options.database === 'embedded' ? null : await migratedDatabase()
  const directory = options.dataDir === undefined ? temporaryDirectory('product') : null
  const env = {
    // Compares each answer with its declaration.
    NODE_ENV: 'test',
    HOST: 'localhost',
    PUBLIC_URL: '',
    // Empty means "not set", which overrides a developer's .env.
    DATABASE_URL: database?.serversUrl ?? '',
    // A test with its own database names its role too.
    DATABASE_ADMIN_URL: options.env?.['DATABASE_URL'] === undefined ? (database?.url ?? '') : '',
    RATE_LIMIT_FACTOR: '1000',
    ...options.env,
  }
  if (options.database === 'embedded' && directory)
    await copyStoppedData(inject('stoppedData'), directory.path)
  const product = new Product(options.dataDir ?? directory?.path ?? '', env, async () => {
    await database?.drop()
    directory?.remove()
  })
  product.port = options.port ?? (await freePort())
  running.add(product)
  await product.start()
  return product
}
