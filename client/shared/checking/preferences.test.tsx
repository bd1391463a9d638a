import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

import { useChangePreferences } from './preferences.ts'

afterEach(() => vi.unstubAllGlobals())

test('the preferences are read again after a change whose answer was lost', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const queryClient = new QueryClient()
  const queryKey = ['check-preferences']
  queryClient.setQueryData(queryKey, {})
  function Setting() {
    const { choose } = useChangePreferences()
    return (
      <button type="button" onClick={() => choose({ categories: { spelling: false } })}>
        Change
      </button>
    )
  }
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Setting />
      </QueryClientProvider>,
    ),
  )
  act(() => page.querySelector('button')?.click())
  await act(() => vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)))
  act(() => root.unmount())
  page.remove()
})
