import { afterEach, expect, test, vi } from 'vitest'

import { focusMoved } from './focusMoved.ts'

const row = (place: string) => `<nav><a href="/document/d1" data-place="${place}">Letter</a></nav>`
const folder = '<button data-folder="f1">Work</button>'
const focused = () => document.activeElement?.textContent

/** Draws frames, and returns after how many of them something has the focus. */
function framesUntilFocused(act: () => void, onFrame: (frame: number) => void = () => undefined): number {
  const callbacks: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callbacks.push(callback))
  act()
  for (let frame = 1; ; frame += 1) {
    const callback = callbacks.shift()
    if (!callback) return frame - 1
    onFrame(frame)
    callback(0)
  }
}

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('waits until the document is drawn in its folder', () => {
  document.body.innerHTML = folder + row('')
  const frames = framesUntilFocused(
    () => focusMoved('d1', 'f1'),
    frame => {
      expect(document.activeElement).toBe(document.body)
      if (frame === 5) document.body.innerHTML = folder + row('f1')
    },
  )
  expect([frames, focused()]).toEqual([5, 'Letter'])
})

test('finds a document that left all folders', () => {
  document.body.innerHTML = folder + row('')
  expect(framesUntilFocused(() => focusMoved('d1', null))).toBe(1)
  expect(focused()).toBe('Letter')
})

test('focuses the folder if the list does not show the document there', () => {
  document.body.innerHTML = folder
  framesUntilFocused(() => focusMoved('d1', 'f1'))
  expect(focused()).toBe('Work')
})

test('focuses the first document in no folder if the list does not show the one that left there', () => {
  const other = '<nav><a href="/document/d2" data-place="">Minutes</a></nav>'
  document.body.innerHTML = folder + row('f1') + other
  framesUntilFocused(() => focusMoved('d1', null))
  expect(focused()).toBe('Minutes')
})
