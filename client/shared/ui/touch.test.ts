import { afterEach, expect, test } from 'vitest'

import { markTouch } from './touch.ts'

markTouch(document)
const point = (pointerType: string) =>
  document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
const isMarked = () => document.documentElement.matches('[data-touch]')
afterEach(press)

test('a tap marks the page, and a key ends it', () => {
  expect(isMarked()).toBe(false)
  point('touch')
  expect(isMarked()).toBe(true)
  press()
  expect(isMarked()).toBe(false)
})

test.each(['mouse', 'pen'])('a %s does not mark it, and ends it', kind => {
  point(kind)
  expect(isMarked()).toBe(false)
  point('touch')
  point(kind)
  expect(isMarked()).toBe(false)
})
