import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openConnection, type Connection } from './connection.ts'
import { useConnection } from './useConnection.ts'

const addresses: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  addresses.length = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Storage that does not answer, like that of a damaged profile.
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(url: string) {
        super()
        addresses.push(url)
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
