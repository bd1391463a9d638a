import { once } from 'node:events'

import { WebSocket } from 'ws'
import { z } from 'zod'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const answer = z.object({ id: z.number(), result: z.unknown() })
const evaluated = z.object({ result: z.object({ value: z.string() }) })
const usage = z.object({ rss: z.number(), heapUsed: z.number(), arrayBuffers: z.number() })
export type MemoryUsage = z.infer<typeof usage>

/** Inspects a Node process started with --inspect, over the Chrome DevTools protocol. */
export class Inspector {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (result: unknown) => void>()
  private counter = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => {
      const parsed = answer.safeParse(JSON.parse(data.toString()))
      if (parsed.success) this.waiting.get(parsed.data.id)?.(parsed.data.result)
    })
  }

  static async connect(port: number): Promise<Inspector> {
    const list = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
    const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '', { perMessageDeflate: false })
    await once(socket, 'open')
    return new Inspector(socket)
  }

  /** Returns the memory in use after a garbage collection, in bytes. */
  async memory(): Promise<MemoryUsage> {
    for (let i = 0; i < 3; i++) await this.call('HeapProfiler.collectGarbage')
    const expression = 'JSON.stringify(process.memoryUsage())'
    const { result } = evaluated.parse(await this.call('Runtime.evaluate', { expression }))
    return usage.parse(JSON.parse(result.value))
  }

  close(): void {
    this.socket.terminate()
  }

  private call(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
    const id = ++this.counter
    return new Promise(resolve => {
      this.waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
  }
}
