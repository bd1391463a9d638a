import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { issueAt } from '../content/testing/issueAt.ts'
import { CheckConnection } from './checkConnection.ts'
import { CHECK_PORT, type CheckOrder } from './checkPort.ts'

/** The ports that were opened, the last one last. */
let ports: Port[]
/** The calls of the background. */
let called: unknown[]
let runtime: {
  id: string | undefined
  sendMessage: (call: unknown) => Promise<unknown>
  connect: (options: { name: string }) => Port
}

/** The content script's end of a port to the page of the checker. */
class Port {
  readonly orders: CheckOrder[] = []
  private readonly receive = new Set<(message: unknown) => void>()
  private readonly ended = new Set<() => void>()
  isDisconnected = false
  readonly onMessage = { addListener: (listen: (message: unknown) => void) => this.receive.add(listen) }
  readonly onDisconnect = { addListener: (listen: () => void) => this.ended.add(listen) }
  postMessage(order: CheckOrder): void {
    this.orders.push(order)
  }
  disconnect(): void {
    this.isDisconnected = true
  }
  say(message: unknown): void {
    for (const listen of this.receive) listen(message)
  }
  /** Answers a check with these issues, of which `first` are those of the answer before. */
  answer(id: number, between: readonly unknown[] = [], { first = 0, isWhole = true } = {}): void {
    this.say({ id, change: { first, between, last: 0, by: 0 }, isWhole })
  }
  end(): void {
    for (const listen of this.ended) listen()
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;[ports, called] = [[], []]
  runtime = {
    id: 'extension',
    sendMessage: async call => void called.push(call),
    connect: ({ name }) => {
      expect(name).toBe(CHECK_PORT)
      const port = new Port()
      ports.push(port)
      return port
    },
  }
  vi.stubGlobal('chrome', { runtime })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const port = (): Port => ports.at(-1) ?? expect.fail()
const turns = () => vi.advanceTimersByTimeAsync(0)
const texts = ({ orders }: Port) => orders.map(order => (order.kind === 'check' ? order.text : order.kind))

/** Cuts a page's script off, as Chromium does when the extension is removed or updated. */
function removeExtension(): void {
  runtime.id = undefined
  runtime.sendMessage = () => {
    throw new Error('Extension context invalidated.')
  }
}

describe('the connection to the checker', () => {
  test('starts the checker, and resolves each check with its own issues', async () => {
    const connection = new CheckConnection()
    const [one, two] = [connection.check('One.'), connection.check('Two.')]
    await turns()
    expect(called).toEqual([{ kind: 'warm' }])
    expect(ports).toHaveLength(1)
    expect(texts(port())).toEqual(['One.', 'Two.'])
    port().answer(2)
    expect(await two).toEqual([])
    const issue = issueAt(0, 3)
    port().answer(1, [issue])
    expect(await one).toEqual([issue])
  })

  test('passes the misspelled words on while the checker is loading', async () => {
    const connection = new CheckConnection()
    const heard: unknown[] = []
    const checked = connection.check('Teh.', { onSpelling: issues => heard.push(issues) })
    await turns()
    port().answer(1, [issueAt(0, 3)], { isWhole: false })
    expect(heard).toEqual([[issueAt(0, 3)]])
    port().answer(1)
    expect(await checked).toEqual([])
  })

  test('is open before the first check when it was warmed, and is opened once', async () => {
    const connection = new CheckConnection()
    connection.open()
    connection.open()
    await turns()
    void connection.check('One.')
    await turns()
    expect(ports).toHaveLength(1)
    expect(texts(port())).toEqual(['One.'])
  })

  test('has no issues in a blank text or in one that is too long', async () => {
    const connection = new CheckConnection()
    expect(await connection.check(' \n')).toEqual([])
    expect(await connection.check('a'.repeat(1_000_001))).toEqual([])
    expect(called).toEqual([])
  })

  test('sends unanswered checks again after the checker has ended', async () => {
    const connection = new CheckConnection()
    const answered = connection.check('One.')
    const waiting = connection.check('Two.')
    await turns()
    port().answer(1)
    await answered
    port().end()
    await vi.advanceTimersByTimeAsync(500)
    expect(ports).toHaveLength(2)
    expect(texts(port())).toEqual(['Two.'])
    port().answer(2)
    expect(await waiting).toEqual([])
  })

  test('connects again where the browser has closed the port without a word', async () => {
    const connection = new CheckConnection()
    connection.open()
    await turns()
    const closed = port()
    closed.postMessage = () => {
      throw new Error('Attempting to use a disconnected port object')
    }
    const checked = connection.check('One.')
    await turns()
    expect(texts(port())).toEqual(['One.'])
    closed.end()
    port().answer(1)
    expect(await checked).toEqual([])
    expect(ports).toHaveLength(2)
  })

  test('knows the issues of the last answer until the port ends', async () => {
    const connection = new CheckConnection()
    const [one, two, three] = ['One.', 'Two.', 'Three.'].map(text => connection.check(text))
    await turns()
    port().answer(1, [issueAt(0, 3)])
    port().answer(2, [issueAt(4, 7)], { first: 1 })
    expect([await one, await two]).toEqual([[issueAt(0, 3)], [issueAt(0, 3), issueAt(4, 7)]])
    port().end()
    await vi.advanceTimersByTimeAsync(500)
    port().answer(3, [issueAt(8, 9)])
    expect(await three).toEqual([issueAt(8, 9)])
  })

  test('leaves out an issue that it cannot read, and counts it in later answers', async () => {
    const connection = new CheckConnection()
    const [one, two] = ['One.', 'Two.'].map(text => connection.check(text))
    await turns()
    port().answer(1, [{ ...issueAt(0, 3), confidence: 2 }, issueAt(4, 7)])
    expect(await one).toEqual([issueAt(4, 7)])
    port().answer(2, [issueAt(8, 9)], { first: 2 })
    expect(await two).toEqual([issueAt(4, 7), issueAt(8, 9)])
  })

  test('sends unanswered checks again on another port after an answer that it cannot read', async () => {
    const connection = new CheckConnection()
    const [one, two] = ['One.', 'Two.'].map(text => connection.check(text))
    await turns()
    const first = port()
    first.answer(1, [issueAt(0, 3)])
    expect(await one).toEqual([issueAt(0, 3)])
    first.say({ id: 2, change: { first: 0.5 } })
    expect(first.isDisconnected).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(texts(port())).toEqual(['Two.'])
    port().answer(2, [issueAt(4, 7)])
    expect(await two).toEqual([issueAt(4, 7)])
  })

  test('leaves the signal alone after its answer', async () => {
    const connection = new CheckConnection()
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    const checked = connection.check('One.', { signal })
    await turns()
    port().answer(1)
    await checked
    expect(removed).toHaveBeenCalledOnce()
  })

  test('asks the background again where that ended before its answer', async () => {
    const { sendMessage } = runtime
    runtime.sendMessage = async () => {
      runtime.sendMessage = sendMessage
      throw new Error('The message port closed before a response was received.')
    }
    new CheckConnection().open()
    await turns()
    expect(called).toEqual([{ kind: 'warm' }])
    expect(ports).toHaveLength(1)
  })

  test('stops trying where the checker ends again and again', async () => {
    const connection = new CheckConnection()
    const failed = expect(connection.check('One.')).rejects.toThrow('The checker has ended.')
    for (let times = 1; times <= 5; times += 1) {
      await vi.advanceTimersByTimeAsync(500)
      expect(ports).toHaveLength(times)
      port().end()
    }
    await failed
  })

  test('rejects once when the extension is gone, and throws nothing later', async () => {
    const connection = new CheckConnection()
    const waiting = expect(connection.check('One.')).rejects.toThrow('The checker has ended.')
    await turns()
    removeExtension()
    port().end()
    await waiting
    connection.open()
    await expect(connection.check('Two.')).rejects.toThrow('Extension context invalidated.')
    await vi.runAllTimersAsync()
    expect(ports).toHaveLength(1)
  })

  test('drops an aborted check', async () => {
    const connection = new CheckConnection()
    const abort = new AbortController()
    const aborted = expect(connection.check('One.', { signal: abort.signal })).rejects.toThrow('newer text')
    await turns()
    abort.abort(new Error('newer text'))
    await aborted
    expect(port().orders.at(-1)).toEqual({ kind: 'drop', id: 1 })
  })
})
