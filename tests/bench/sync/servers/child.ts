import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const START_TIMEOUT_MS = 60_000

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

type Options = {
  /** Default: Node. */
  program?: string
  args: string[]
  env?: Record<string, string>
  port: number
}

/** A server in a separate process, which can be killed and restarted. */
export class Child {
  private child: ChildProcess | null = null
  private readonly options: Options
  private output = ''

  constructor(options: Options) {
    this.options = options
  }

  get port(): number {
    return this.options.port
  }

  /** The address of its WebSockets, if it has any. */
  get address(): string {
    return `ws://127.0.0.1:${this.port}`
  }

  get pid(): number {
    const pid = this.child?.pid
    if (pid === undefined) throw new Error('The server does not run.')
    return pid
  }

  /** Starts it and waits until it listens, or until its output matches `ready`. */
  async start(ready?: RegExp): Promise<void> {
    const { program = process.execPath, args, env, port } = this.options
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    this.output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-10_000)
      })
    const deadline = Date.now() + START_TIMEOUT_MS
    while (Date.now() < deadline && child.exitCode === null) {
      if (ready ? ready.test(this.output) : await answers(port)) return
      await sleep(20)
    }
    child.kill('SIGKILL')
    throw new Error(`The server ${args.join(' ')} does not start:\n${this.output}`)
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
