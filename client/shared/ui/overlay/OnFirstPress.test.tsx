import { act, cloneElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { OnFirstPress, type Trigger } from './OnFirstPress.tsx'

let root: Root
const load = vi.fn<() => Promise<boolean>>()
const retry = vi.fn<() => Promise<boolean>>()
const onOpen = vi.fn<() => void>()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  load.mockReset()
  onOpen.mockReset()
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  root = createRoot(element)
  await act(async () =>
    root.render(
      <OnFirstPress part={{ load, retry }} opens="dialog" trigger={<button type="button">Goals</button>}>
        {opened}
      </OnFirstPress>,
    ),
  )
})

afterEach(() => act(async () => root.unmount()))

const opened = (trigger: Trigger) => cloneElement<Record<string, unknown>>(trigger, { onClick: onOpen })

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button ${name} in ${document.body.innerHTML}`)
  return found
}

async function press(name: string): Promise<void> {
  button(name).focus()
  await act(async () => button(name).click())
}

test('repeats the press when the code has come', async () => {
  load.mockResolvedValue(true)
  await press('Goals')
  expect(onOpen).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button('Goals'))
})

test('keeps the button alive while the code cannot be loaded', async () => {
  load.mockResolvedValue(false)
  await press('Goals')
  expect(document.querySelector('dialog')?.textContent).toContain('Part of this page couldn’t be loaded')
  await press('Close')
  expect(document.querySelector('dialog')).toBeNull()
  await press('Goals')
  expect(load).toHaveBeenCalledTimes(2)
  retry.mockResolvedValue(true)
  await press('Try again')
  expect(document.querySelector('dialog')).toBeNull()
  expect(onOpen).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button('Goals'))
})
