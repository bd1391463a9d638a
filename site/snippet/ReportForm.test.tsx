// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DETAILS_MAX, REPORT_REASONS } from '#schema/reports/reasons.ts'
import { typeInto } from '#tests/support/typeInto.ts'

import type { ReportOutcome, SnippetActs } from './liveText.ts'
import { ReportForm } from './ReportForm.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const report = vi.fn<SnippetActs['report']>()
let container: HTMLElement
let root: Root

const dialog = () => container.querySelector('dialog') ?? expect.fail()
const reason = () => container.querySelector('select') ?? expect.fail()
const details = () => container.querySelector('textarea') ?? expect.fail()
const said = () => container.querySelector('[role=status]')?.textContent
const alert = () => container.querySelector('[role=alert]')?.textContent ?? null
const press = (name: string) =>
  act(async () =>
    (
      [...container.querySelectorAll('button')].find(one => one.textContent === name) ?? expect.fail()
    ).click(),
  )
const draw = (given?: SnippetActs['report']) => act(() => root.render(<ReportForm report={given} />))
const choose = (value: string) =>
  act(async () => {
    reason().value = value
    reason().dispatchEvent(new Event('change', { bubbles: true }))
  })
const write = (value: string) => typeInto(details(), value)

beforeEach(() => {
  report.mockReset().mockResolvedValue('sent')
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('cannot be opened before its code is there', async () => {
  draw()
  expect(container.querySelector('button')?.disabled).toBe(true)
  draw(report)
  await press('Report')
  expect(dialog().open).toBe(true)
})

it('offers the reasons, none of them at first, and needs one', async () => {
  draw(report)
  await press('Report')
  const offered = [...reason().options].map(({ value }) => value)
  expect(offered).toEqual(['', ...REPORT_REASONS])
  expect([reason().value, reason().required]).toEqual(['', true])
  expect(details().maxLength).toBe(DETAILS_MAX)
  await press('Send')
  expect(report).not.toHaveBeenCalled()
})

it('says at the reason that one is needed, until one is chosen', async () => {
  const problem = () =>
    document.getElementById(reason().getAttribute('aria-describedby') ?? '')?.textContent ?? null
  const invalid = () => reason().getAttribute('aria-invalid')
  draw(report)
  await press('Report')
  expect([invalid(), problem()]).toEqual([null, null])
  await press('Send')
  expect([invalid(), problem()]).toEqual(['true', 'Choose a reason first.'])
  expect(document.activeElement).toBe(reason())
  await choose('spam')
  expect([invalid(), problem()]).toEqual([null, null])
  await press('Cancel')
})

it('sends the reason and the details, says thank you, and is empty again', async () => {
  draw(report)
  await press('Report')
  await choose('private')
  await write(' My address\n<b> ')
  await press('Send')
  expect(report.mock.calls).toEqual([[{ reason: 'private', details: 'My address\n<b>' }]])
  expect(dialog().open).toBe(false)
  expect(said()).toBe('Thank you. We will look at it.')
  await press('Report')
  expect([reason().value, details().value, said(), alert()]).toEqual(['', '', '', null])
})

it('needs no details', async () => {
  draw(report)
  await press('Report')
  await choose('copyright')
  await press('Send')
  expect(report.mock.calls).toEqual([[{ reason: 'copyright', details: '' }]])
})

it.each([
  ['tooMany', 'too many reports'],
  ['failed', 'couldn’t take your report'],
  ['offline', 'can’t reach the server'],
] as const)('says what happened and keeps what is written: %s', async (outcome, words) => {
  report.mockResolvedValueOnce(outcome)
  draw(report)
  await press('Report')
  await choose('other')
  await write('A copy of my text')
  await press('Send')
  expect(dialog().open).toBe(true)
  expect(alert()).toContain(words)
  expect([reason().value, details().value]).toEqual(['other', 'A copy of my text'])
  await press('Cancel')
  expect(said()).toContain(words)
  await press('Report')
  expect([details().value, alert()]).toEqual(['A copy of my text', null])
  await press('Send')
  expect(report).toHaveBeenCalledTimes(2)
  expect(said()).toContain('Thank you')
})

it('sends once while an answer is awaited', async () => {
  let answer: (outcome: ReportOutcome) => void = () => expect.fail()
  report.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  draw(report)
  await press('Report')
  await choose('spam')
  await press('Send')
  await press('Send')
  expect(container.querySelector('button[type=submit]')?.getAttribute('aria-disabled')).toBe('true')
  await act(async () => answer('sent'))
  expect(report).toHaveBeenCalledTimes(1)
  expect(dialog().open).toBe(false)
})
