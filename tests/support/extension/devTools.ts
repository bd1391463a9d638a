import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { WebSocket } from 'ws'
import { z } from 'zod'

import { eventually } from '../patience.ts'

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  sessionId: z.string().optional(),
})
const attached = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ targetId: z.string(), type: z.string(), url: z.string() }),
})
const changed = z.object({ targetInfo: attached.shape.targetInfo })
const detached = z.object({ sessionId: z.string() })
const thrown = z.object({
  exceptionDetails: z.object({
    text: z.string(),
    exception: z.object({ description: z.string().optional() }).optional(),
  }),
})
const logged = z.object({ type: z.string(), args: z.array(z.looseObject({})) })

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }
export type Target = z.infer<typeof attached>

/**
 * The browser's own protocol, for the targets that Playwright leaves out: the extension's service
 * worker, its page for the checker, and the workers of that page.
 */
export class DevTools {
  /** Errors that the extension's own processes have thrown or logged. */
  readonly errors: string[] = []
  /** The address of the browser's protocol. */
  readonly address: string
  private readonly socket: WebSocket
  private readonly targets = new Map<string, Target>()
  private readonly waiting = new Map<number, Waiting>()
  private counter = 0

  private constructor(socket: WebSocket, address: string) {
    this.socket = socket
    this.address = address
    socket.on('message', (data: Buffer) => this.receive(message.parse(JSON.parse(data.toString()))))
  }

  /** Connects to the browser that runs on a profile, and to all its targets from now on. */
  static async connect(profile: string): Promise<DevTools> {
    const [port, path] = await eventually(
      async () =>
        (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => null))?.split('\n'),
      'the browser has opened its port',
    )
    const address = `ws://127.0.0.1:${port}${path}`
    const socket = new WebSocket(address, { perMessageDeflate: false })
    await once(socket, 'open')
    const devTools = new DevTools(socket, address)
    await devTools.send('Target.setDiscoverTargets', { discover: true })
    await devTools.attachAll()
    return devTools
  }

  /** Returns the attached targets whose address begins with a text. */
  at(start: string): Target[] {
    return [...this.targets.values()].filter(({ targetInfo }) => targetInfo.url.startsWith(start))
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = ++this.counter
    this.socket.send(JSON.stringify({ id, method, params, sessionId }))
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  close(): void {
    this.socket.terminate()
  }

  private attachAll(sessionId?: string): Promise<unknown> {
    const params = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
    return this.send('Target.setAutoAttach', params, sessionId)
  }

  private receive({ id, method, params, result, error, sessionId }: z.infer<typeof message>): void {
    if (id !== undefined) {
      const waiting = this.waiting.get(id)
      this.waiting.delete(id)
      if (error) waiting?.reject(new Error(error.message))
      else waiting?.resolve(result)
    }
    if (method !== undefined) this.follow(method, params, sessionId)
  }

  private follow(method: string, params: unknown, sessionId = ''): void {
    if (method === 'Target.attachedToTarget') this.begin(attached.parse(params))
    if (method === 'Target.targetInfoChanged') this.rename(changed.parse(params).targetInfo)
    if (method === 'Target.detachedFromTarget') this.targets.delete(detached.parse(params).sessionId)
    if (method === 'Runtime.exceptionThrown') {
      const { text, exception } = thrown.parse(params).exceptionDetails
      this.note(`${text} ${exception?.description ?? ''}`, sessionId)
    }
    if (method === 'Runtime.consoleAPICalled') {
      const { type, args } = logged.parse(params)
      if (type === 'error') this.note(JSON.stringify(args), sessionId)
    }
  }

  /** A page gets its address after it was made. */
  private rename(targetInfo: Target['targetInfo']): void {
    for (const target of this.targets.values())
      if (target.targetInfo.targetId === targetInfo.targetId) target.targetInfo = targetInfo
  }

  private note(error: string, sessionId: string): void {
    this.errors.push(`${this.targets.get(sessionId)?.targetInfo.url ?? 'a target'}: ${error}`)
  }

  private begin(target: Target): void {
    const { sessionId, targetInfo } = target
    // Pages are Playwright's. Of all others, a browser on a new profile has only the extension's.
    if (targetInfo.type === 'page' && !targetInfo.url.startsWith('chrome-extension:')) return
    this.targets.set(sessionId, target)
    // A target that has ended meanwhile answers with an error.
    for (const started of [this.send('Runtime.enable', {}, sessionId), this.attachAll(sessionId)])
      started.catch(() => undefined)
  }
}
