import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Command } from '#client/editor/commands/command.ts'

import { PaletteDialog } from './PaletteDialog.tsx'

let root: Root
let ran: string[]
let focused: Element | null

const command = (label: string): Command => ({
  id: label,
  group: 'format',
  label,
  run: () => void ran.push(label),
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ran = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Opens the palette, as its key does. */
function open(): HTMLInputElement {
  let isOpen = true
  const draw = () =>
    root.render(
      isOpen && (
        <PaletteDialog
          commands={['Bold', 'Heading 2', 'Undo'].map(command)}
          onClose={() => {
            isOpen = false
            act(draw)
          }}
        />
      ),
    )
  // A key may come before React has run the effects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(draw)
  focused = document.activeElement
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const field = document.querySelector('input')
  if (!field) throw new Error('The palette has no field')
  return field
}

function press(key: string, options: KeyboardEventInit = {}): void {
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }))
  })
}

test('the field has the focus, and Enter alone runs nothing', () => {
  const field = open()
  expect(focused).toBe(field)
  press('Enter')
  expect(ran).toEqual([])
  expect(document.querySelector('[aria-selected=true]')).toBeNull()
})

test.each([
  ['ArrowDown', 'Bold'],
  ['ArrowUp', 'Undo'],
])('%s chooses “%s”', (key, chosen) => {
  open()
  press(key)
  expect(document.querySelector('[aria-selected=true]')?.textContent).toContain(chosen)
  press('Enter', { isComposing: true })
  expect(document.querySelector('input')).not.toBeNull()
  press('Enter')
  expect(document.querySelector('input')).toBeNull()
})
