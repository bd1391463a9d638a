import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { CheckedField } from './checkedField.ts'
import { watchPlaces } from './places.ts'

let fields: CheckedField[]
let gone: CheckedField[]
let end: () => void
let isCutOff: boolean
let cutOff: number

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
  ;[fields, gone, isCutOff, cutOff] = [[], [], false, 0]
  end = watchPlaces(window, {
    fields: () => fields,
    onGone: checked => gone.push(checked),
    onMoved: () => undefined,
    isCutOff: () => isCutOff,
    onCutOff: () => {
      cutOff += 1
    },
  })
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Returns a field at an element, as far as its place matters. */
const fieldAt = (element: HTMLElement): CheckedField =>
  ({ field: { element, settle: () => undefined }, notice: () => undefined }) as unknown as CheckedField

test('a field is gone when it has left its document, or when its document is shown no more', () => {
  const shown = document.createElement('textarea')
  const removed = document.createElement('textarea')
  const other = document.implementation.createHTMLDocument('Another page')
  const left = other.createElement('textarea')
  document.body.replaceChildren(shown)
  other.body.append(left)
  fields = [shown, removed, left].map(fieldAt)
  vi.advanceTimersByTime(1000)
  expect(new Set(gone.map(({ field }) => field.element))).toEqual(new Set([removed, left]))
})

test('a script that the extension has left behind hears of it, also while nothing is drawn', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  vi.advanceTimersByTime(1000)
  expect(cutOff).toBe(0)
  isCutOff = true
  vi.advanceTimersByTime(400)
  expect(cutOff).toBe(1)
})

test('a page that is not drawn is asked for one look, however long that lasts', () => {
  const asked = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})
