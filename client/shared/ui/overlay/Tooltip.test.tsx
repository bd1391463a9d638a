import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'

import { watchMoves } from './movedByKey.ts'
import { Tooltip } from './Tooltip.tsx'
import { hideTooltip, shownTooltip } from './tooltipState.ts'

let root: Root
let button: HTMLButtonElement
let end: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  act(() =>
    root.render(
      <Tooltip label="Menu">
        <button type="button">☰</button>
      </Tooltip>,
    ),
  )
  const drawn = page.querySelector('button')
  if (!drawn) throw new Error('The button was not drawn')
  button = drawn
  end = watchMoves(document)
})
afterEach(() => {
  const shown = store.get(shownTooltip)
  if (shown) hideTooltip(shown.id)
  act(() => root.unmount())
  end()
  vi.unstubAllGlobals()
})

/** Returns whether the tooltip is shown after the user's act and the focus that follows. */
function isShownAfter(event: Event): boolean {
  act(() => {
    document.body.dispatchEvent(event)
    button.focus()
  })
  return store.get(shownTooltip) !== null
}

test.each(['Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End'])('is shown where %s moves the focus', key => {
  expect(isShownAfter(new KeyboardEvent('keydown', { key, bubbles: true }))).toBe(true)
})

test.each(['Escape', 'Enter', ' ', 'a', 'Delete'])('is not shown where the focus returns after %s', key => {
  expect(isShownAfter(new KeyboardEvent('keydown', { key, bubbles: true }))).toBe(false)
})

test.each(['touch', 'mouse', 'pen'])(
  'is not shown where the focus returns after a press by %s',
  pointerType => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(isShownAfter(new PointerEvent('pointerdown', { pointerType, bubbles: true }))).toBe(false)
  },
)
