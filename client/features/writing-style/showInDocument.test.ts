import { expect, test } from 'vitest'

import { rangeOf } from './showInDocument.ts'

const elementWith = (html: string): Element => {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

test('finds the marked part across marks, and leaves the names of others out', () => {
  const element = elementWith(
    '<p>The <b>re<span class="caret">Ada</span>port</b> was\u2060 sent.</p><p>It was read.</p>',
  )
  const sentence = 'The report was sent.'
  expect(rangeOf(element, sentence, 4, 10)?.toString()).toBe('reAdaport')
  expect(rangeOf(element, sentence, 11, 19)?.toString()).toBe('was\u2060 sent')
  expect(rangeOf(element, 'It was read.', 0, 2)?.toString()).toBe('It')
})

test('finds a shortened sentence, and nothing once it has changed', () => {
  const element = elementWith('<p>A long sentence that was sent late.</p>')
  expect(rangeOf(element, ' that was sent ', 6, 14)?.toString()).toBe('was sent')
  expect(rangeOf(element, 'that was never sent', 0, 4)).toBeNull()
})
