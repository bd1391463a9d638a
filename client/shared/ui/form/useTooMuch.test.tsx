import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { useTooMuch } from './useTooMuch.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Sample() {
  const field = useRef<HTMLInputElement>(null)
  const isTooMuch = useTooMuch(field)
  return (
    <>
      <input ref={field} maxLength={3} defaultValue="ab" />
      <p>{isTooMuch ? 'full' : ''}</p>
    </>
  )
}

test('says that a field leaves out a text, until there is room again or the user has left it', () => {
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  act(() => root.render(<Sample />))
  const field = page.querySelector('input') ?? expect.fail()
  const shown = () => page.querySelector('p')?.textContent
  /** Types as a browser does: it asks first, and leaves out what is too much. */
  const type = (data: string, options: InputEventInit = {}) =>
    act(() => {
      field.dispatchEvent(new InputEvent('beforeinput', { data, ...options }))
      field.value = (field.value + data).slice(0, 3)
      field.dispatchEvent(new InputEvent('input'))
    })
  const erase = () =>
    act(() => {
      field.dispatchEvent(new InputEvent('beforeinput', { data: null }))
      field.value = field.value.slice(0, -1)
      field.dispatchEvent(new InputEvent('input'))
    })
  field.setSelectionRange(2, 2)
  type('c')
  expect(shown()).toBe('')
  type('d')
  expect(shown()).toBe('full')
  erase()
  expect(shown()).toBe('')
  type('xyz')
  expect([field.value, shown()]).toEqual(['abx', 'full'])
  act(() => void field.dispatchEvent(new FocusEvent('blur')))
  expect(shown()).toBe('')
  // The new text replaces the selection.
  field.setSelectionRange(0, 3)
  type('new')
  expect(shown()).toBe('')
  type('に', { isComposing: true })
  expect(shown()).toBe('')
  act(() => root.unmount())
  page.remove()
})
