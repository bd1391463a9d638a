import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { DropdownMenu, MenuItem } from './DropdownMenu.tsx'

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  root = createRoot(element)
  await act(async () =>
    root.render(
      <DropdownMenu trigger={<button type="button">More</button>} open>
        <MenuItem>One</MenuItem>
        <MenuItem disabled>Two</MenuItem>
        <MenuItem>Three</MenuItem>
        <MenuItem>Four</MenuItem>
      </DropdownMenu>,
    ),
  )
})

afterEach(() => act(async () => root.unmount()))

/** Presses keys one after the other, without a pause in which a timer could run. */
function press(...keys: string[]): string {
  for (const key of keys)
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  return document.activeElement?.textContent ?? ''
}

test('keys that follow each other at once move from item to item, past those that are disabled', () => {
  expect(press('ArrowDown')).toBe('One')
  expect(press('ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('Four')
  expect(press('ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('One')
  expect(press('End', 'ArrowUp')).toBe('Three')
  expect(press('Home')).toBe('One')
})
