// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Reader, type DuplicateOutcome, type SnippetActs } from './liveText.ts'
import { OwnCopy } from './OwnCopy.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const duplicate = vi.fn<SnippetActs['duplicate']>()
let container: HTMLElement
let root: Root

const readerOf = (changes: Partial<Reader> = {}) =>
  new Reader({ signInAt: null, mine: new Map(), path: null, failure: null, ...changes })
const draw = (reader?: Reader) =>
  act(() => root.render(<OwnCopy reader={reader} duplicate={duplicate} siteName="Ink" />))
const button = () => container.querySelector('button') ?? expect.fail()
const press = () => act(async () => button().click())
const said = () => container.querySelector('[role=status]')?.textContent

beforeEach(() => {
  duplicate.mockReset().mockResolvedValue('done')
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('offers nothing until it is known who reads, and nothing to visitors', () => {
  draw()
  expect(container.textContent).toBe('')
  draw(readerOf({ signInAt: '/signin' }))
  expect(container.textContent).toBe('')
})

it('leads those who are in the text to the text itself', () => {
  draw(readerOf({ path: '/collaborate/x' }))
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/collaborate/x')
  expect(container.textContent).toBe('Open in Ink')
  expect(container.querySelector('button')).toBeNull()
})

it('makes one copy, however often it is pressed', async () => {
  let answer: (outcome: DuplicateOutcome) => void = () => expect.fail()
  duplicate.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  draw(readerOf())
  expect([button().textContent, said()]).toEqual(['Duplicate', ''])
  await press()
  await press()
  expect([button().getAttribute('aria-disabled'), said()]).toEqual(['true', 'Copying…'])
  await act(async () => answer('done'))
  await press()
  expect([duplicate.mock.calls.length, said()]).toEqual([1, 'Opening your copy…'])
})

it('can be pressed again when the browser shows the page as it was left', async () => {
  draw(readerOf())
  await press()
  await act(async () => duplicate.mock.lastCall?.[0]())
  expect([button().getAttribute('aria-disabled'), said()]).toEqual([null, ''])
  await press()
  expect(duplicate).toHaveBeenCalledTimes(2)
})

it.each([
  [{ refusal: 'Your storage is full.' }, 'Your storage is full.'],
  ['offline', 'We can’t reach the server. Check your connection, then try again.'],
  ['failed', 'The server couldn’t copy it. Wait a moment, then try again.'],
] as const)('says why there is no copy, and tries again: %j', async (outcome, words) => {
  duplicate.mockResolvedValueOnce(outcome)
  draw(readerOf())
  await press()
  expect(said()).toBe(words)
  await press()
  expect([duplicate.mock.calls.length, said()]).toEqual([2, 'Opening your copy…'])
})
