import { Check } from 'lucide-react'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createContributions, type Contributions } from './contributions.ts'
import { runKey } from './keys.ts'
import { bindingsOf, useUnfocusedKeys } from './useFeatureKeys.ts'

const press = { key: 'j', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }

test('a command runs once while its key is held down, and the key stays its own', () => {
  let runs = 0
  const run = () => (runs += 1)
  const command = { id: 'count', group: 'writing', label: 'Count', icon: Check, key: 'Mod-j', run } as const
  const bindings = bindingsOf({ commands: [command] })
  expect(runKey(bindings, press)).toBe(true)
  expect(runKey(bindings, { ...press, repeat: true })).toBe(true)
  expect(runs).toBe(1)
  expect(runKey(bindings, { ...press, repeat: false })).toBe(true)
  expect(runs).toBe(2)
})

test('a held key is free where its command is not available', () => {
  const command = {
    id: 'none',
    group: 'writing',
    label: 'None',
    icon: Check,
    key: 'Mod-j',
    run: () => undefined,
  } as const
  const bindings = bindingsOf({ commands: [{ ...command, isAvailable: () => false }] })
  expect(runKey(bindings, { ...press, repeat: true })).toBe(false)
})

function Keys({ contributions }: { contributions: Contributions }) {
  useUnfocusedKeys({ contributions })
  return createElement('button')
}

test('a key works while nothing has the focus, unless the page has used it', () => {
  let runs = 0
  const contributions = createContributions([{ id: 'count' }])
  contributions.put('count', { keys: [{ key: 'Mod-j', run: () => (runs += 1) > 0 }] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(createElement(Keys, { contributions })))
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
    vi.unstubAllGlobals()
  })
  const pressOn = (target: Element | null) => {
    const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(pressOn(document.body)).toBe(true)
  expect(runs).toBe(1)

  page.addEventListener('keydown', event => event.preventDefault(), { once: true })
  pressOn(page)
  expect(runs).toBe(1)

  const button = page.querySelector('button')
  button?.focus()
  expect(pressOn(button)).toBe(false)
  button?.blur()
  expect(pressOn(document.body)).toBe(true)
  expect(runs).toBe(2)
})
