import { act, Suspense, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'

import { onDemand } from './onDemand.ts'

const UNREACHABLE = new TypeError('Failed to fetch dynamically imported module')

let root: Root
let main: HTMLElement
let isServerThere: boolean

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  isServerThere = false
  vi.stubGlobal('fetch', async () => new Response(null, { status: isServerThere ? 200 : 503 }))
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  main = document.querySelector('main') ?? document.body
  root = createRoot(main)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

/** Renders a part, and waits until its code has come or has failed. */
async function show(part: ReactNode): Promise<void> {
  await act(async () => root.render(<Suspense fallback="loading">{part}</Suspense>))
  await settle()
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(5000))

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button ${name} in ${document.body.innerHTML}`)
  button.focus()
  await act(async () => button.click())
  await settle()
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

describe('a part whose code cannot be loaded', () => {
  test('says so, and comes when the user tries again', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(UNREACHABLE)
    const Part = onDemand(load)
    await show(<Part name="Ada" />)
    expect(main.querySelector('[role=alert]')?.textContent).toContain('Part of this page couldn’t be loaded')
    await press('Try again')
    expect(main.querySelector('[role=alert]')).not.toBeNull()
    load.mockResolvedValue(Greeting)
    await press('Try again')
    expect(main.textContent).toBe('Hello Ada')
    expect(document.activeElement).toBe(main)
  })

  test('comes when the device is online again', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(UNREACHABLE)
    const Part = onDemand(load)
    await show(<Part name="Ada" />)
    load.mockResolvedValue(Greeting)
    await act(async () => window.dispatchEvent(new Event('online')))
    await settle()
    expect(main.textContent).toBe('Hello Ada')
  })

  test('is asked for again when it is shown the next time', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(UNREACHABLE)
    const Part = onDemand(load)
    await show(<Part name="Ada" />)
    await show(null)
    load.mockResolvedValue(Greeting)
    await show(<Part name="Ada" />)
    expect(main.textContent).toBe('Hello Ada')
  })

  test('reloads the page when the user tries again in vain and the server is there', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    const Part = onDemand(vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(UNREACHABLE))
    await show(<Part name="Ada" />)
    await press('Try again')
    expect(reload).not.toHaveBeenCalled()
    isServerThere = true
    await press('Try again')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is not imported without a connection, since a browser does not repeat a failed import', async () => {
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting)
    const Part = onDemand(load)
    await show(<Part name="Ada" />)
    expect(load).not.toHaveBeenCalled()
    isOnLine.mockReturnValue(true)
    await act(async () => window.dispatchEvent(new Event('online')))
    await settle()
    expect(main.textContent).toBe('Hello Ada')
    isOnLine.mockRestore()
  })
})

test('an overlay whose code cannot be loaded closes, or opens after trying again', async () => {
  type Props = { open: boolean; onClose: () => void }
  const Overlay = ({ open }: Props) => (open ? <p>Open</p> : null)
  const load = vi.fn<() => Promise<typeof Overlay>>().mockRejectedValue(UNREACHABLE)
  const Part = onDemand<Props>(load, {
    missing: missingOverlay(({ open, onClose }) => (open ? onClose : null)),
  })
  const onClose = vi.fn<() => void>()
  await show(<Part open onClose={onClose} />)
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
  await show(<Part open={false} onClose={onClose} />)
  expect(main.textContent).toBe('')
  await show(<Part open onClose={onClose} />)
  load.mockResolvedValue(Overlay)
  await press('Try again')
  expect(main.textContent).toBe('Open')
  expect(onClose).toHaveBeenCalledOnce()
})
