import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { ada } from '#tests/support/ada.ts'

import {
  adoptUser,
  CurrentUser,
  currentUserQuery,
  endSession,
  sessionIsOver,
  useCurrentUser,
  useKeptScreen,
} from './currentUser.ts'

const shown = atom(0)

function Name() {
  useAtomValue(shown)
  return useCurrentUser().firstName
}

function Guard() {
  const { data: user } = useQuery(currentUserQuery)
  return user ? (
    <CurrentUser value={user}>
      <Name />
    </CurrentUser>
  ) : (
    'signed out'
  )
}

test('renders no screen without a user when a session ends', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const failures: unknown[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(currentUserQuery.queryKey, ada)
  const element = document.createElement('div')
  const root = createRoot(element, {
    onUncaughtError: error => failures.push(error),
    onRecoverableError: error => failures.push(error),
  })
  await act(() =>
    Promise.resolve(
      root.render(
        <QueryClientProvider client={queryClient}>
          <Guard />
        </QueryClientProvider>,
      ),
    ),
  )
  expect(element.textContent).toBe('Ada')

  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  endSession(queryClient)
  flushSync(() => store.set(shown, 1))
  await expect.poll(() => element.textContent).toBe('signed out')
  expect(failures).toEqual([])
})

test('retries once after a 401, and clears all reads when the session is over', async () => {
  vi.useFakeTimers()
  const answer = (status: number) => new Response(JSON.stringify(ada), { status })
  const fetches = vi.fn()
  vi.stubGlobal('fetch', fetches)
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, ada)
  queryClient.setQueryData(['documents'], [])
  const ask = async () => {
    const asked = queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
    await vi.advanceTimersByTimeAsync(1000)
    return asked
  }

  fetches.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200))
  expect(await ask()).toEqual(ada)
  expect(queryClient.getQueryData(['documents'])).toEqual([])

  fetches.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(401))
  expect(await ask()).toBeNull()
  expect(queryClient.getQueryData(['documents'])).toBeUndefined()

  fetches.mockResolvedValueOnce(answer(401))
  expect(await ask()).toBeNull()
  expect(fetches).toHaveBeenCalledTimes(5)
  vi.useRealTimers()
})

test('keeps a change that was answered while an older answer was under way', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answer = resolve)))
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, ada)
  const asked = queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
  await expect.poll(() => queryClient.isFetching()).toBe(1)
  const changed = { ...ada, totpEnabled: true, revision: 2 }
  adoptUser(queryClient, changed)
  answer(Response.json(ada))
  expect(await asked).toEqual(changed)
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual(changed)
  vi.unstubAllGlobals()
})

test('keeps the user of a screen that stays when the session ends, until they are signed in again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fetches = vi.fn()
  vi.stubGlobal('fetch', fetches)
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, ada)
  queryClient.setQueryData(['documents'], ['kept'])
  function Screen() {
    useKeptScreen()
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Screen />))
  const ask = async (...answers: Response[]) => {
    for (const answer of answers) fetches.mockResolvedValueOnce(answer)
    const asked = queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
    await vi.advanceTimersByTimeAsync(1000)
    return asked
  }
  const unknown = () => new Response('', { status: 401 })

  expect(await ask(unknown(), unknown())).toEqual(ada)
  expect(store.get(sessionIsOver)).toBe(true)
  expect(queryClient.getQueryData(['documents'])).toEqual(['kept'])

  expect(await ask(new Response(JSON.stringify(ada)))).toEqual(ada)
  expect(store.get(sessionIsOver)).toBe(false)

  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const other = { ...ada, id: '00000000-0000-4000-8000-000000000002', firstName: 'Bea' }
  expect(await ask(unknown(), unknown())).toEqual(ada)
  expect(await ask(new Response(JSON.stringify(other)))).toEqual(ada)
  expect(reload).toHaveBeenCalled()
  expect(store.get(sessionIsOver)).toBe(true)

  act(() => root.unmount())
  expect(store.get(sessionIsOver)).toBe(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
