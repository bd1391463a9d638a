import { act, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { currentToast, dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'
import { ToastRegion } from '#client/shared/ui/feedback/ToastRegion.tsx'

import { Dialog } from './Dialog.tsx'

let root: Root
const onClose = vi.fn()

const draw = () =>
  act(async () =>
    root.render(
      <>
        <Dialog open onClose={onClose} title="Share">
          <input aria-label="Email" />
        </Dialog>
        <ToastRegion />
      </>,
    ),
  )
const escape = (selector: string) =>
  act(async () => {
    const target = document.querySelector(selector) ?? expect.fail()
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await draw()
})
afterEach(async () => {
  const shown = store.get(currentToast)
  await act(async () => {
    if (shown) dismissToast(shown.id)
    root.unmount()
  })
  document.body.replaceChildren()
  onClose.mockClear()
  vi.unstubAllGlobals()
})

test('closes once by Escape', async () => {
  await escape('input')
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes by Escape while a toast is shown that came later', async () => {
  await act(async () => toast({ kind: 'success', title: 'Person added' }))
  await escape('input')
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays open by Escape in a toast', async () => {
  await act(async () => toast({ kind: 'success', title: 'Person added' }))
  await escape('li [data-own-escape], li[data-own-escape]')
  expect(onClose).not.toHaveBeenCalled()
})

test('leaves the dialog under it open by Escape from the moment it is drawn', async () => {
  const onAnswer = vi.fn()
  function Asking() {
    const [isAsked, setAsked] = useState(false)
    return (
      <Dialog open onClose={onClose} title="People">
        <button id="leave" onClick={() => setAsked(true)}>
          Leave
        </button>
        <Dialog open={isAsked} onClose={onAnswer} title="Leave this document?" />
      </Dialog>
    )
  }
  await act(async () => root.render(<Asking />))
  // As in a browser, outside `act`: React has not run its later work yet.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => document.getElementById('leave')?.click())
  const titles = [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent)
  expect(titles).toContain('Leave this document?')
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => {})
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})
