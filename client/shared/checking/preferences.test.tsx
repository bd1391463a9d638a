import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { startDrawing } from '#tests/support/drawing.tsx'

import { useChangePreferences } from './preferences.ts'

afterEach(() => vi.unstubAllGlobals())

test('the preferences are read again after a change whose answer was lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { client: queryClient, screen: page, draw, end } = startDrawing()
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
  document.body.append(page)
  await draw(<Setting />)
  act(() => page.querySelector('button')?.click())
  await act(() => vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)))
  await end()
  page.remove()
})
