import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ago } from '#client/shared/lib/time.ts'

import { Timed } from './Timed.tsx'

const START = Date.parse('2026-08-14T12:00:00.000Z')
const MINUTE = 60_000

let root: Root
let page: HTMLElement
let visibility: DocumentVisibilityState
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: START })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  page = document.createElement('div')
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (node: ReactNode) => act(() => root.render(node))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const turn = (to: DocumentVisibilityState) =>
  act(() => {
    visibility = to
    document.dispatchEvent(new Event('visibilitychange'))
  })
const secondsAgo = (seconds: number) => new Date(START - seconds * 1000).toISOString()
const Age = ({ moment }: { moment: string }) => <Timed text={() => ago(moment)} />

const agesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => <Age key={index} moment={secondsAgo(index)} />)

test('tells an age again as time goes on', () => {
  const moment = secondsAgo(0)
  show(<Age moment={moment} />)
  const seen = [page.textContent]
  for (const minutes of [1, 1, 57, 1, 60 * 23, 60 * 24 * 6]) {
    wait(minutes * MINUTE)
    seen.push(page.textContent)
  }
  expect(seen).toEqual([
    'just now',
    '1 minute ago',
    '2 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    'yesterday',
    'last week',
  ])
})

test('tells a new moment at once', () => {
  show(<Age moment={secondsAgo(0)} />)
  show(<Age moment={secondsAgo(7200)} />)
  expect(page.textContent).toBe('2 hours ago')
})

test('draws nothing but the texts whose words change, and nothing around them', () => {
  const drawn = vi.fn<() => void>()
  const Around = () => {
    drawn()
    return (
      <>
        <Age moment={secondsAgo(30)} />
        <p>
          <Age moment={secondsAgo(86_400 * 10)} />
        </p>
      </>
    )
  }
  show(<Around />)
  const changes = vi.fn()
  const observer = new MutationObserver(changes)
  observer.observe(page, { characterData: true, childList: true, subtree: true })
  wait(MINUTE)
  expect(page.textContent).toBe('1 minute agolast week')
  expect(observer.takeRecords().length + changes.mock.calls.length).toBe(1)
  observer.disconnect()
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('one timer serves all texts, and none is left after them', () => {
  show(agesOf(50))
  expect(vi.getTimerCount()).toBe(1)
  show(agesOf(1))
  expect(vi.getTimerCount()).toBe(1)
  show(null)
  expect(vi.getTimerCount()).toBe(0)
})

test('stands still on a hidden page, and is right when the page is seen again', () => {
  show(<Age moment={secondsAgo(0)} />)
  turn('hidden')
  expect(vi.getTimerCount()).toBe(0)
  wait(90 * MINUTE)
  expect(page.textContent).toBe('just now')
  turn('visible')
  expect(page.textContent).toBe('1 hour ago')
  expect(vi.getTimerCount()).toBe(1)
  wait(30 * MINUTE)
  expect(page.textContent).toBe('2 hours ago')
})

test('begins on a hidden page without a timer', () => {
  turn('hidden')
  show(<Age moment={secondsAgo(0)} />)
  expect(vi.getTimerCount()).toBe(0)
  wait(2 * MINUTE)
  turn('visible')
  expect(page.textContent).toBe('2 minutes ago')
})
