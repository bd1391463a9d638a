import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { HANDSHAKE_MS } from '#client/shared/live/handshake.ts'

import { VisitorSocket } from './visitorSocket.ts'

const opened: FakeWebSocket[] = []

/** The browser's side of a connection. */
class FakeWebSocket extends EventTarget {
  readonly sent: string[] = []
  isClosed = false
  readonly url: string

  constructor(url: URL) {
    super()
    this.url = url.href
    opened.push(this)
  }
  send(data: string) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  say(...packets: unknown[]) {
    for (const data of packets) this.dispatchEvent(new MessageEvent('message', { data }))
  }
  end() {
    this.dispatchEvent(new Event('close'))
  }
}

const OPEN = '0{"sid":"a","pingInterval":25000,"pingTimeout":20000}'
const listener = { onConnect: vi.fn(), onMessage: vi.fn() }
const last = () => {
  const socket = opened.at(-1)
  if (!socket) throw new Error('Nothing was opened')
  return socket
}
let socket: VisitorSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', FakeWebSocket)
  socket = new VisitorSocket(listener)
  socket.open()
})
afterEach(() => {
  socket.close()
  opened.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('joins the visitors, answers pings, and passes on messages', () => {
  expect(last().url).toBe(`ws://${location.host}/socket.io/?EIO=4&transport=websocket`)
  last().say(OPEN)
  expect(last().sent).toEqual(['40/site,'])
  expect(listener.onConnect).not.toHaveBeenCalled()
  last().say(
    '40/site,{"sid":"b"}',
    '2',
    '42/site,["events",[{"name":"site.settings"}]]',
    '42/site,["resync"]',
  )
  expect(last().sent).toEqual(['40/site,', '3'])
  expect(listener.onConnect).toHaveBeenCalledOnce()
  expect(listener.onMessage.mock.calls).toEqual([
    ['events', [{ name: 'site.settings' }]],
    ['resync', undefined],
  ])
})

test.each([
  '',
  '6',
  '4',
  '42',
  '42/site,',
  '42/site,{',
  '42/site,{}',
  '42/site,[1]',
  '42/else,["events"]',
  'x',
])('takes no message from the packet "%s"', packet => {
  last().say(OPEN, '40/site,{"sid":"b"}', packet, new Blob())
  expect(listener.onMessage).not.toHaveBeenCalled()
  expect(last().isClosed).toBe(false)
})

test('connects again after a lost connection, and less often while it fails', () => {
  for (const ms of [500, 1000, 2000, 4000, 5000, 5000]) {
    const count = opened.length
    last().end()
    vi.advanceTimersByTime(ms - 1)
    expect(opened).toHaveLength(count)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(count + 1)
  }
  last().say(OPEN, '40/site,{"sid":"b"}')
  last().end()
  vi.advanceTimersByTime(500)
  expect(opened).toHaveLength(8)
})

test.each([
  ['44/site,{"message":"RATE_LIMITED"}', 'refused'],
  ['41/site,', 'sent away'],
])('comes back a minute after %s (%s)', packet => {
  last().say(OPEN, packet)
  expect(last().isClosed).toBe(true)
  last().end()
  vi.advanceTimersByTime(59_999)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(opened).toHaveLength(2)
})

test('connects again when the server is silent', () => {
  vi.advanceTimersByTime(HANDSHAKE_MS + 500)
  expect(opened).toHaveLength(2)
  expect(opened[0]?.isClosed).toBe(true)
  last().say(OPEN, '40/site,{"sid":"b"}')
  vi.advanceTimersByTime(44_999)
  last().say('2')
  vi.advanceTimersByTime(44_999)
  expect(opened).toHaveLength(2)
  vi.advanceTimersByTime(501)
  expect(opened).toHaveLength(3)
})

test('is silent after it was closed', () => {
  const first = last()
  first.say(OPEN)
  socket.close()
  first.say('40/site,{"sid":"b"}')
  first.end()
  vi.advanceTimersByTime(120_000)
  expect(listener.onConnect).not.toHaveBeenCalled()
  expect(opened).toHaveLength(1)
  socket.open()
  expect(opened).toHaveLength(2)
})
