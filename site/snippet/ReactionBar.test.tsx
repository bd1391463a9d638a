// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ReactionBar } from './ReactionBar.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const toggle = vi.fn()
let container: HTMLElement
let root: Root

const buttons = () => [...container.querySelectorAll('button')]
const adder = () => buttons().at(-1) ?? expect.fail()
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (button: HTMLElement) => act(() => button.click())

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  act(() => root.render(<ReactionBar made={undefined} mine={undefined} toggle={toggle} />))
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('moves the focus to the first reaction, and back when it is closed', () => {
  expect(focused()).toBeFalsy()
  adder().focus()
  press(adder())
  expect([focused(), buttons().length]).toEqual(['Thumbs up', 7])
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  expect([focused(), buttons().length]).toEqual(['Add a reaction', 1])
})
