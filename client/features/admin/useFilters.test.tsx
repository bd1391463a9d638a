import { act, useEffect, useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'

import { startDrawing } from '#tests/support/drawing.tsx'

import { useFilters } from './useFilters.ts'

const LIST = '/admin/users'
const PAGE = '/admin/users/1/details'
const PAUSE_MS = 200
const schema = z.object({ search: z.optional(z.string()) })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Draws a list. The function types in its search, and its page is opened in the moment when that settles. */
async function openList(opensPage: boolean) {
  vi.useFakeTimers()
  navigate(LIST, { replace: true })
  const { draw, end } = startDrawing()
  let write = (_text: string): void => expect.fail()
  let isAboutToOpen = false
  function List() {
    const { type } = useFilters(schema, 'search')
    useEffect(() => {
      write = type
    })
    // Runs after the list is drawn, and before its effects.
    useLayoutEffect(() => {
      if (isAboutToOpen) navigate(PAGE)
      isAboutToOpen = false
    })
    return null
  }
  await draw(<List />)
  return {
    search: async (text: string) => {
      await act(async () => write(text))
      isAboutToOpen = opensPage
      await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS))
    },
    end,
  }
}

test('a search that has settled is in the address', async () => {
  const { search, end } = await openList(false)
  await search('Bonus')
  expect(window.location.pathname + window.location.search).toBe(`${LIST}?search=Bonus`)
  await end()
})

test('a link that is pressed while a search settles opens its page', async () => {
  const { search, end } = await openList(true)
  await search('Bonus')
  expect(window.location.pathname + window.location.search).toBe(PAGE)
  await end()
})
