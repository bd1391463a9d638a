import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { MAIN_ID } from '#client/shared/ui/focus.ts'

import { useReturnedFocus } from './useReturnedFocus.ts'

type Returned = ReturnType<typeof useReturnedFocus>

let root: Root
let page: HTMLElement
let returned: Returned

function Page({ take }: { take: (props: Returned) => void }) {
  const props = useReturnedFocus()
  useEffect(() => {
    take(props)
  })
  return (
    <>
      <button type="button">Open</button>
      <main id={MAIN_ID} tabIndex={-1}>
        <input />
      </main>
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  act(() => root.render(<Page take={props => (returned = props)} />))
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

const focus = (selector: string) => page.querySelector<HTMLElement>(selector)?.focus()

/** Returns what has the focus after a dialog that the button has opened. Then `moved` has it first. */
function focusedAfter(moved: string | null): string | undefined {
  focus('button')
  returned.onOpenAutoFocus()
  page.querySelector('button')?.blur()
  if (moved !== null) focus(moved)
  returned.onCloseAutoFocus(new Event('close'))
  return document.activeElement?.tagName
}

test('returns the focus to the button that opened the dialog', () => {
  expect(focusedAfter(null)).toBe('BUTTON')
})

test('returns it also if the main part took it meanwhile', () => {
  expect(focusedAfter('main')).toBe('BUTTON')
})

test('leaves it where the user has moved it', () => {
  expect(focusedAfter('input')).toBe('INPUT')
})
