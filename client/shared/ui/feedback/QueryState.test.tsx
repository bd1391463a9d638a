import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { QueryState } from './QueryState.tsx'

let root: Root
let page: HTMLElement
beforeEach(() => {
  page = document.createElement('div')
  root = createRoot(page)
})
afterEach(() => act(() => root.unmount()))

const show = (query: Parameters<typeof QueryState<string>>[0]['query']) =>
  act(() =>
    root.render(
      <QueryState query={query} loading={<p>Loading</p>} failed="It did not come.">
        {data => <p>{data}</p>}
      </QueryState>,
    ),
  )

test('shows what stands in for data, then the data, also after a failure', () => {
  const refetch = vi.fn<() => void>()
  show({ data: undefined, error: null, refetch })
  expect(page.textContent).toBe('Loading')
  show({ data: 'Here', error: null, refetch })
  expect(page.textContent).toBe('Here')
  show({ data: 'Here', error: new Error('gone'), refetch })
  expect(page.textContent).toBe('Here')
})

test('says what did not come, and reads it again by its button', () => {
  const refetch = vi.fn<() => void>()
  show({ data: undefined, error: new Error('gone'), refetch })
  expect(page.querySelector('[role=alert]')?.textContent).toBe('It did not come.')
  act(() => page.querySelector('button')?.click())
  expect(refetch).toHaveBeenCalledOnce()
})
