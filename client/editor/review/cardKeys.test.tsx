import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

import { onCardKey, type CardActions } from './cardKeys.ts'

afterEach(() => vi.unstubAllGlobals())

/** Presses a key on a card, or on the button in it. Returns what was done, and whether the key was used. */
function press(key: string, actions: Partial<CardActions>, on: 'card' | 'button' = 'card'): string[] {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const all: CardActions = { choose: () => false, dismiss: note('dismiss'), close: note('close'), ...actions }
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() =>
    root.render(
      <div role="group" onKeyDown={event => onCardKey(event, all)}>
        <button type="button">More</button>
      </div>,
    ),
  )
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  page.querySelector(on === 'card' ? '[role=group]' : 'button')?.dispatchEvent(event)
  act(() => root.unmount())
  return event.defaultPrevented ? [...done, 'used'] : done
}

test('Enter chooses what there is, and goes on where there is nothing to choose', () => {
  const went: string[] = []
  const goOn = () => void went.push('on')
  expect(press('Enter', { choose: index => index === 0, goOn })).toEqual(['used'])
  expect(went).toEqual([])
  expect(press('Enter', { goOn })).toEqual(['used'])
  expect(went).toEqual(['on'])
  expect(press('Enter', { goOn }, 'button')).toEqual([])
  expect(press('1', { goOn })).toEqual([])
  expect(press('Enter', {})).toEqual([])
  expect(went).toEqual(['on'])
})

test.each([
  ['Delete', 'dismiss'],
  ['Backspace', 'dismiss'],
  ['Escape', 'close'],
])('%s does “%s”', (key, what) => expect(press(key, {})).toEqual([what, 'used']))
