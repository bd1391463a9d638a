import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { CheckedField } from './checkedField.ts'
import { Dismissals } from './dismissals.ts'
import { plainField } from './fields/plainField.ts'
import { Surface } from './surface/surface.ts'
import { issueAt } from './testing/issueAt.ts'

/** The texts that were checked, and the calls that answer them. */
let asked: { text: string; answer: (issues: readonly Issue[]) => void }[]
let element: HTMLTextAreaElement
let surface: Surface
let checked: CheckedField

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The test's browser has no idle moments.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  asked = []
  element = document.createElement('textarea')
  document.body.replaceChildren(element)
  surface = new Surface(window)
  checked = new CheckedField(plainField(element, surface), {
    device: { check: text => new Promise(answer => asked.push({ text, answer })) },
    dismissals: new Dismissals(),
    onChange: () => undefined,
    onInput: () => undefined,
    onDoubt: () => undefined,
    onGone: () => undefined,
  })
})
afterEach(() => {
  checked.end()
  surface.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function write(text: string): void {
  element.value = text
  element.dispatchEvent(new Event('input'))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const texts = () => asked.map(({ text }) => text)
const marked = () => checked.findings.map(({ flagged }) => flagged)

test('a text is checked in a pause, and its findings move with it', async () => {
  write('I saw teh cat.')
  await pass(250)
  expect(texts()).toEqual(['I saw teh cat.'])
  asked[0]?.answer([issueAt(6, 9)])
  await pass(0)
  expect(marked()).toEqual(['teh'])
  write('Then I saw teh cat.')
  await pass(250)
  expect(checked.findings.map(({ start }) => start)).toEqual([11])
})

test('an answer leads to no other check while the user types on, and the pause does', async () => {
  write('One.')
  await pass(250)
  write('One. T')
  asked[0]?.answer([])
  await pass(100)
  write('One. Tw')
  await pass(150)
  expect(texts()).toEqual(['One.'])
  await pass(100)
  expect(texts()).toEqual(['One.', 'One. Tw'])
})

test('an answer that comes after the pause leads to the next check at once', async () => {
  write('One.')
  await pass(250)
  write('One. Two.')
  await pass(250)
  expect(texts()).toEqual(['One.'])
  asked[0]?.answer([])
  await pass(1)
  expect(texts()).toEqual(['One.', 'One. Two.'])
})

test('an answer with the findings that are drawn needs no layout', async () => {
  write('I saw teh cat.')
  await pass(250)
  asked[0]?.answer([issueAt(6, 9)])
  await pass(0)
  write('I saw teh cat. It was')
  await pass(250)
  const read = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  asked[1]?.answer([issueAt(6, 9)])
  await pass(0)
  expect(checked.isSettled()).toBe(true)
  expect(read).not.toHaveBeenCalled()
  checked.recheck()
  await pass(1)
  asked[2]?.answer([issueAt(6, 9), issueAt(18, 21)])
  await pass(0)
  expect(marked()).toEqual(['teh', 'was'])
  expect(read).toHaveBeenCalled()
})

test('a finding of an older text goes as soon as it is asked for, and the text is checked at once', async () => {
  write('We accomo')
  await pass(250)
  asked[0]?.answer([issueAt(3, 9)])
  await pass(0)
  expect(marked()).toEqual(['accomo'])
  write('We accomodate them')
  checked.catchUp()
  expect(marked()).toEqual([])
  expect(checked.isSettled()).toBe(false)
  await pass(1)
  expect(texts()).toEqual(['We accomo', 'We accomodate them'])
  asked[1]?.answer([issueAt(3, 13)])
  await pass(0)
  checked.catchUp()
  expect(marked()).toEqual(['accomodate'])
  expect(checked.isSettled()).toBe(true)
})
