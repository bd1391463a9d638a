import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { CLOSE } from '#schema/collab/protocol.ts'

import { openConnection, type Connection } from './connection.ts'
import { useConnection } from './useConnection.ts'
import { useReadable } from './useReadable.ts'

const addresses: string[] = []
/** The sockets by the order of their opening. */
let sockets: { onclose: ((event: object) => void) | null }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  addresses.length = 0
  sockets = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Storage that does not answer, like that of a damaged profile.
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      onclose: ((event: object) => void) | null = null
      constructor(url: string) {
        super()
        addresses.push(url)
        sockets.push(this)
      }
      close() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("connects to the server although this device's copy cannot be opened", async () => {
  const connection = openConnection({
    documentId: 'a',
    userId: 'ada',
    readOnly: false,
    onUnauthenticated: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(addresses).toEqual([expect.stringMatching(/\/collab\/document:a.*user=ada/)])
  void connection.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(addresses).toHaveLength(1)
})

test('connects again after a refusal, once for each revision that the user can read', async () => {
  const connection = openConnection({
    documentId: 'a',
    userId: 'ada',
    readOnly: false,
    onUnauthenticated: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(5000)
  const refuse = () => sockets.at(-1)?.onclose?.({ code: CLOSE.notFound, reason: '' })
  const isEnded = () => store.get(connection.ended)
  connection.setReadable(1)
  expect(addresses).toHaveLength(1)
  refuse()
  expect(isEnded()).toBe(true)
  connection.setReadable(2)
  expect(isEnded()).toBe(false)
  expect(addresses).toHaveLength(2)
  refuse()
  connection.setReadable(2)
  expect(isEnded()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(addresses).toHaveLength(2)
  connection.setReadable(3)
  expect(addresses).toHaveLength(3)
  void connection.close()
  connection.setReadable(4)
  expect(addresses).toHaveLength(3)
})

test('connects again at the same revision, when the access comes back', async () => {
  const connection = openConnection({
    documentId: 'a',
    userId: 'ada',
    readOnly: false,
    onUnauthenticated: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(5000)
  const refuse = () => sockets.at(-1)?.onclose?.({ code: CLOSE.notFound, reason: '' })
  refuse()
  connection.setReadable(1)
  refuse()
  connection.setReadable(null)
  expect(store.get(connection.ended)).toBe(true)
  connection.setReadable(1)
  expect(store.get(connection.ended)).toBe(false)
  expect(addresses).toHaveLength(3)
  void connection.close()
})

test('connects again when the refusal comes after the answer that the user can read the document', async () => {
  const connection = openConnection({
    documentId: 'a',
    userId: 'ada',
    readOnly: false,
    onUnauthenticated: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(5000)
  function Document() {
    useReadable(connection, 2)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Document />))
  const refuse = () => act(() => sockets.at(-1)?.onclose?.({ code: CLOSE.notFound, reason: '' }))
  refuse()
  expect(addresses).toHaveLength(2)
  expect(store.get(connection.ended)).toBe(false)
  refuse()
  expect(addresses).toHaveLength(2)
  expect(store.get(connection.ended)).toBe(true)
  act(() => root.unmount())
  void connection.close()
})

test('returns null before the connection of another document or role', () => {
  const returned: (Connection | null)[] = []
  function Document({ id, readOnly }: { id: string; readOnly: boolean }) {
    returned.push(useConnection(id, 'ada', readOnly))
    return null
  }
  const root = createRoot(document.createElement('div'))
  const queryClient = new QueryClient()
  const show = (id: string, readOnly: boolean) =>
    act(() =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <Document id={id} readOnly={readOnly} />
        </QueryClientProvider>,
      ),
    )
  show('a', true)
  show('a', false)
  show('b', false)
  const distinct = returned.filter((value, index) => index === 0 || value !== returned[index - 1])
  expect(distinct.map(value => value !== null)).toEqual([false, true, false, true, false, true])
  expect(new Set(distinct).size).toBe(4)
  act(() => root.unmount())
})
