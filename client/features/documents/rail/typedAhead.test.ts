import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { holdTyping, takeTyped } from './typedAhead.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  takeTyped()
  vi.useRealTimers()
})

/** Presses keys, and returns how many of them reached the page. */
function press(...keys: (string | KeyboardEventInit)[]): number {
  return keys.filter(key => {
    const init = typeof key === 'string' ? { key } : key
    return document.body.dispatchEvent(
      new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
    )
  }).length
}

test('what is typed is held, with line breaks and corrections, and taken once', () => {
  holdTyping()
  expect(press('H', 'u', 'Backspace', 'i', 'Enter', ' ')).toBe(0)
  expect(takeTyped()).toBe('Hi\n ')
  expect(takeTyped()).toBe('')
  expect(press('a')).toBe(1)
})

test('shortcuts and keys that write nothing reach the page', () => {
  holdTyping()
  expect(press({ key: 'k', ctrlKey: true }, 'Tab', 'Escape', 'F5', { key: 'a', isComposing: true })).toBe(5)
  expect(takeTyped()).toBe('')
})

test('a field that takes the focus, and a long wait, end it', () => {
  holdTyping()
  press('a')
  const [field, button] = [document.createElement('input'), document.createElement('button')]
  document.body.append(field, button)
  button.focus()
  expect(press('b')).toBe(0)
  field.focus()
  expect(press('c')).toBe(1)
  expect(takeTyped()).toBe('')
  field.remove()
  button.remove()
  holdTyping()
  press('a')
  vi.advanceTimersByTime(10_000)
  expect(takeTyped()).toBe('')
})
