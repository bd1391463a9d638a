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

type Query = Parameters<typeof QueryState<string>>[0]['query']

const refetch = vi.fn<() => void>()
const show = (query: Partial<Query>, failed?: string) =>
  act(() =>
    root.render(
      <QueryState
        query={{ data: undefined, error: null, errorUpdateCount: 0, isFetching: false, refetch, ...query }}
        loading={<p>Loading</p>}
        {...(failed !== undefined && { failed })}
      >
        {data => <p>{data}</p>}
      </QueryState>,
    ),
  )
const alert = () => page.querySelector('[role=alert]')

test('shows what stands in for data, then the data, also after a failure', () => {
  show({ isFetching: true })
  expect(page.textContent).toBe('Loading')
  show({ data: 'Here' })
  expect(page.textContent).toBe('Here')
  show({ data: 'Here', error: new Error('gone'), errorUpdateCount: 1 })
  expect(page.textContent).toBe('Here')
})

test('says what did not come, and reads it again by its button', () => {
  refetch.mockReset()
  show({ error: new Error('gone'), errorUpdateCount: 1 }, 'It did not come.')
  expect(alert()?.textContent).toBe('It did not come.')
  act(() => page.querySelector('button')?.click())
  expect(refetch).toHaveBeenCalledOnce()
})

test('keeps the failure and its button while the data is read again, and announces the next failure', () => {
  document.body.append(page)
  show({ error: new Error('gone'), errorUpdateCount: 1 })
  const [text, button, first] = [page.textContent, page.querySelector('button'), alert()]
  button?.focus()
  // A query without data forgets its failure when it is read again.
  show({ errorUpdateCount: 1, isFetching: true })
  expect(page.textContent).toBe(text)
  expect(button?.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  show({ error: new Error('gone'), errorUpdateCount: 2 })
  expect(alert()).not.toBe(first)
  expect(document.activeElement).toBe(button)
  page.remove()
})
