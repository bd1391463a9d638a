import { expect, test } from 'vitest'

import { isComposing, keepComposing } from './composing.ts'

keepComposing(window)

/** Presses a key in an element. Returns whether the handlers of the page hear of it. */
function isHeard(html: string, options: KeyboardEventInit): boolean {
  document.body.innerHTML = html
  const field = document.body.querySelector('.field')
  let heard = 0
  const listen = () => (heard += 1)
  document.body.addEventListener('keydown', listen)
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }))
  document.body.removeEventListener('keydown', listen)
  return heard > 0
}

test.each(['Enter', 'Escape', 'ArrowDown', 'Delete', ' ', 'Process', '1'])(
  'no handler hears of %s while an input method composes',
  key => {
    for (const html of [
      '<input class="field">',
      '<textarea class="field"></textarea>',
      '<div><b class="field"></b></div>',
    ]) {
      expect(isHeard(html, { key, isComposing: true })).toBe(false)
      expect(isHeard(html, { key })).toBe(true)
    }
  },
)

test('the text of a document hears of all keys', () => {
  const html = '<div contenteditable="true"><p class="field"></p></div>'
  expect(isHeard(html, { key: 'Enter', isComposing: true })).toBe(true)
})

test('a key that Safari reports after a composition belongs to it', () => {
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})
