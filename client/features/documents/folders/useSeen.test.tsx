import { act, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { startDrawing } from '#tests/support/drawing.tsx'

import { useSeen } from './useSeen.ts'

afterEach(() => vi.unstubAllGlobals())

test('an element is seen while it is in view, and no longer', async () => {
  type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>
  let notify = (_entries: Entry[]): void => expect.fail()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Entry[]) => void) {
        notify = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  function Shown() {
    const element = useRef<HTMLParagraphElement>(null)
    return <p ref={element}>{useSeen(element) ? 'seen' : 'not seen'}</p>
  }
  const { screen, draw, end } = startDrawing()
  await draw(<Shown />)
  expect(screen.textContent).toBe('not seen')
  const move = (...views: boolean[]) =>
    act(async () => notify(views.map(isIntersecting => ({ isIntersecting }))))
  await move(true)
  expect(screen.textContent).toBe('seen')
  await move(true, false)
  expect(screen.textContent).toBe('not seen')
  await end()
})
