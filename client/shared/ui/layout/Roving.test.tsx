import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Roving } from './Roving.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

const draw = (content: ReactNode) => act(async () => root.render(content))
const stops = () =>
  [...document.querySelectorAll('button')].filter(each => !each.disabled && each.tabIndex === 0).map(textOf)
const textOf = (element: Element | null) => element?.textContent
const focused = () => textOf(document.activeElement)
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const focus = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(button => button.textContent === text)?.focus(),
  )

test('makes a row one stop, moves by the arrow keys, and skips disabled buttons', async () => {
  await draw(
    <Roving>
      <button disabled>undo</button>
      <button>bold</button>
      <span>
        <button>code</button>
      </span>
      <button>link</button>
    </Roving>,
  )
  expect(stops()).toEqual(['bold'])
  await focus('bold')
  await press('ArrowRight')
  await press('ArrowRight')
  expect(focused()).toBe('link')
  expect(stops()).toEqual(['link'])
  await press('Home')
  expect(focused()).toBe('bold')
})

test('moves between the rows of a list, and inside a row', async () => {
  const rows = (names: readonly string[]) => (
    <Roving>
      {names.map(name => (
        <li key={name}>
          <button aria-current={name === 'second' || undefined}>{name}</button>
          <button>{`more of ${name}`}</button>
        </li>
      ))}
      <button>trash</button>
    </Roving>
  )
  await draw(rows(['first', 'second', 'third']))
  expect(stops()).toEqual(['second'])
  await focus('second')
  await press('ArrowRight')
  expect(focused()).toBe('more of second')
  await press('ArrowDown')
  expect(focused()).toBe('third')
  await press('ArrowDown')
  expect(focused()).toBe('trash')
  await press('ArrowUp')
  await draw(rows(['first', 'second']))
  expect(stops()).toEqual(['second'])
})
