import { expect, test, vi } from 'vitest'

import { rangeOf, showInDocument } from './showInDocument.ts'

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

test('leaves the focus in a field that the user went to', async () => {
  vi.useFakeTimers()
  const { body } = document
  body.innerHTML = '<input><div class="document-text" tabindex="0"><p>It was sent late.</p></div>'
  const [field, text] = [body.querySelector('input'), body.querySelector('div')]
  history.replaceState(null, '', '/document/d1')
  const place = { documentId: 'd1', sentence: 'It was sent late.', start: 7, end: 11 }
  showInDocument(place)
  await vi.advanceTimersByTimeAsync(200)
  expect(document.activeElement).toBe(text)
  expect(getSelection()?.toString()).toBe('sent')

  field?.focus()
  getSelection()?.removeAllRanges()
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.activeElement).toBe(field)
  vi.useRealTimers()
})
