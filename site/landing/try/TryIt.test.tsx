// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'
import { typeInto } from '#tests/support/typeInto.ts'

import { TryActs, type TryState } from './tryActs.ts'
import { TryIt } from './TryIt.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const WRONG = 'We recieve it.'
const ISSUE: Issue = {
  id: '3-10',
  category: 'spelling',
  rule: 'SpellCheck',
  message: 'Did you mean “receive”?',
  explanation: '',
  replacements: ['receive', ''],
  start: 3,
  end: 10,
  confidence: 1,
  safe: true,
}

const change = vi.fn<TryActs['change']>()
const begin = vi.fn<TryActs['begin']>()
const retry = vi.fn<TryActs['retry']>()
let container: HTMLElement
let root: Root

const field = () => container.querySelector('textarea') ?? expect.fail()
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(
    found => (found.getAttribute('aria-label') ?? found.textContent) === name,
  ) ?? expect.fail(`There is no button ${name}`)
const said = () => container.querySelector('[role=status]')?.textContent
const marked = () => [...container.querySelectorAll('.issue-spelling')].map(part => part.textContent)
const draw = (state: Partial<TryState> = {}) =>
  act(() =>
    root.render(
      <TryIt
        acts={
          new TryActs({
            state: { text: '', status: 'waiting', issues: [], isForeign: false, ...state },
            begin,
            change,
            retry,
          })
        }
      />,
    ),
  )
const write = (value: string) => typeInto(field(), value)
const press = (name: string) => act(async () => button(name).click())

beforeEach(() => {
  for (const mock of [change, begin, retry]) mock.mockReset()
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('checks a text that was written before its code was there', async () => {
  act(() => root.render(<TryIt acts={null} />))
  await write(WRONG)
  draw()
  expect(change.mock.calls).toEqual([[WRONG]])
})

it('loads the checker when the field has the focus, not before', async () => {
  draw()
  expect(begin).not.toHaveBeenCalled()
  act(() => field().focus())
  expect(begin).toHaveBeenCalledTimes(1)
  expect(change).not.toHaveBeenCalled()
})

it('marks the findings, and replaces one, with the cursor after it', async () => {
  draw()
  await write(WRONG)
  draw({ text: WRONG, status: 'done', issues: [ISSUE] })
  expect(marked()).toContain('recieve')
  expect(said()).toBe('1 suggestion')
  await press('Replace “recieve” with “receive”')
  expect(field().value).toBe('We receive it.')
  expect(change).toHaveBeenLastCalledWith('We receive it.')
  expect(document.activeElement).toBe(field())
  expect(field().selectionStart).toBe(10)
  expect(marked()).not.toContain('recieve')
})

it('names a replacement that removes the text', async () => {
  draw()
  await write(WRONG)
  draw({ text: WRONG, status: 'done', issues: [ISSUE] })
  await press('Remove “recieve”')
  expect(field().value).toBe('We  it.')
})

it('offers a replacement once, whatever the form of its apostrophe', async () => {
  draw()
  await write(WRONG)
  const replacements = ['it’s', "it's", 'its']
  draw({ text: WRONG, status: 'done', issues: [{ ...ISSUE, replacements }] })
  const offered = [...container.querySelectorAll('li button')].map(found => found.textContent)
  expect(offered).toEqual(['it’s', 'its'])
})

it.each<[Partial<TryState>, string]>([
  [{ status: 'loading' }, 'Loading the checker. This happens once.'],
  [{ status: 'checking' }, 'Checking…'],
  [{ status: 'done' }, 'We found no mistakes.'],
  [{ status: 'done', isForeign: true }, 'We can’t check this language here.'],
  [{ status: 'stopped' }, 'The checker has stopped. Your text is still here.'],
])('says how far the check is: %j', async (state, words) => {
  draw()
  await write(WRONG)
  draw({ text: WRONG, ...state })
  expect(said()).toBe(words)
})

it('shows no result of another text', async () => {
  draw({ text: 'Older recieve', status: 'done', issues: [ISSUE] })
  await write(WRONG)
  expect(marked()).toEqual([])
  expect(said()).toBe('Loading the checker. This happens once.')
})

it('begins again after a failure', async () => {
  draw()
  await write(WRONG)
  draw({ text: WRONG, status: 'stopped' })
  await press('Try again')
  expect(retry).toHaveBeenCalledTimes(1)
})

it('fills in a sample', async () => {
  draw()
  await press('Use a sample')
  expect(field().value).toContain('recieve')
  expect(change).toHaveBeenLastCalledWith(field().value)
  expect(document.activeElement).toBe(field())
})
