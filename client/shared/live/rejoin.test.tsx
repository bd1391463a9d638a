import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ROOM = 'document:a'

type Answer = (answer: { joined: string[]; refused: string[] }) => void

/** A connection to a server that admits to rooms as the test says. */
class FakeSocket extends EventTarget {
  connected = false
  active = true

  on(name: string, listen: (value?: unknown) => void): void {
    this.addEventListener(name, event => listen(event instanceof CustomEvent ? event.detail : undefined))
  }

  connect(): void {
    this.connected = true
    this.tell('connect')
  }

  disconnect(): void {
    this.connected = false
  }

  emit(name: string, rooms: string[], answer?: Answer): void {
    if (name !== 'subscribe') return
    asked += 1
    if (admits !== null) answer?.(admits ? { joined: rooms, refused: [] } : { joined: [], refused: rooms })
  }

  tell(name: string, detail?: string): void {
    this.dispatchEvent(new CustomEvent(name, { detail }))
  }
}

// The package chooses its own WebSocket, which is not that of the browser here. Files share modules.
vi.resetModules()
vi.doMock('socket.io-client', () => ({ io: () => (server = new FakeSocket()) }))
const { LiveProvider } = await import('./LiveProvider.tsx')
const { useRejoin, useRoom } = await import('./useRoom.ts')
vi.doUnmock('socket.io-client')
vi.resetModules()

let server: FakeSocket
/** Null: the server does not answer. */
let admits: boolean | null
let asked: number
let root: Root
/** Where the room shows its status. */
let page: HTMLElement
const status = () => page.textContent

function Room({ readAt }: { readAt: number | null }) {
  useRejoin(ROOM, readAt)
  return useRoom(ROOM)
}

const queryClient = new QueryClient()
const show = (readAt: number | null) =>
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <LiveProvider patchers={[]} onEnded={() => undefined} paused={false}>
          <Room readAt={readAt} />
        </LiveProvider>
      </QueryClientProvider>,
    ),
  )
const settle = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
  admits = true
  asked = 0
  show(1)
  await settle()
  expect(status()).toBe('live')
  expect(asked).toBe(1)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a room is joined again when its end comes after the read that the access is back', async () => {
  act(() => server.tell('left', ROOM))
  await settle()
  expect(status()).toBe('live')
  expect(asked).toBe(2)
})

test('a room is joined again when the access is back before a read has missed it', async () => {
  admits = false
  act(() => server.tell('left', ROOM))
  await settle()
  expect(status()).toBe('refused')
  // The read that has said so was too old. Without another, the room is not asked for again.
  expect(asked).toBe(2)
  admits = true
  show(2)
  await settle()
  expect(status()).toBe('live')
})

test('a first read from before a room is joined is followed by another one', async () => {
  const answers: ((rows: string) => void)[] = []
  const rows = new QueryObserver(queryClient, {
    queryKey: ['rows'],
    queryFn: () => new Promise<string>(resolve => answers.push(resolve)),
    meta: { room: ROOM },
  })
  const stop = rows.subscribe(() => undefined)
  await settle()
  act(() => server.tell('resync'))
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]?.('old')
  await settle()
  expect(answers).toHaveLength(2)
  answers[1]?.('new')
  await settle()
  expect(rows.getCurrentResult().data).toBe('new')
  expect(answers).toHaveLength(2)
  stop()
  queryClient.clear()
})

test('reads do not wait for a room that is joined again longer than for one that is joined', async () => {
  // Its first joining is long over.
  await settle(2000)
  admits = null
  act(() => server.tell('left', ROOM))
  await settle()
  expect(status()).toBe('joining')
  await settle(1500)
  expect(status()).toBe('offline')
})
