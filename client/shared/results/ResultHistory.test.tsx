import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { ResultItem } from '#schema/results/contract.ts'
import * as endpoints from '#schema/sentiment/endpoints.ts'
import { ada } from '#tests/support/ada.ts'

import { keyOf } from './events.ts'
import { ResultHistory } from './ResultHistory.tsx'

const item: ResultItem = {
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'sentiment',
  title: 'A letter to the printer',
  engine: 'a-model',
  note: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  revision: 1,
}

let root: Root
let page: HTMLElement
let client: QueryClient
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const show = () =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <CurrentUser value={ada}>
          <ResultHistory
            kind="sentiment"
            list={endpoints.list}
            remove={endpoints.remove}
            openId={null}
            onOpen={() => undefined}
            onRemoved={() => undefined}
            empty="None yet."
          />
        </CurrentUser>
      </QueryClientProvider>,
    ),
  )
const fail = () =>
  client
    .fetchQuery({ queryKey: keyOf('sentiment'), queryFn: () => Promise.reject(new TypeError('offline')) })
    .catch(() => undefined)

test('says that the list could not be read', async () => {
  await fail()
  show()
  expect(page.querySelectorAll('button')).toHaveLength(1)
  expect(page.querySelector('li')).toBeNull()
})

test('keeps the list that is there when it cannot be read again', async () => {
  client.setQueryData(keyOf('sentiment'), [item])
  await fail()
  show()
  expect(page.querySelector('li')?.textContent).toContain('A letter to the printer')
})
