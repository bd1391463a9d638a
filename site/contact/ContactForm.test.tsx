// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ContactField } from '#schema/contact/rules.ts'
import { typeInto } from '#tests/support/typeInto.ts'

import type { ContactActs, ContactOutcome } from './acts.ts'
import { ContactForm } from './ContactForm.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const send = vi.fn<ContactActs['send']>()
let container: HTMLElement
let root: Root

const field = (name: string) =>
  container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`) ?? expect.fail()
const button = () => container.querySelector('button') ?? expect.fail()
const problemOf = (name: ContactField) => {
  const ids = field(name).getAttribute('aria-describedby') ?? ''
  return (
    document.getElementById(ids.split(' ').find(id => id.endsWith('-problem')) ?? '')?.textContent ?? null
  )
}
const alert = () => container.querySelector('[role=alert]')?.textContent ?? null
const said = () => container.querySelector('[role=status]')?.textContent
const draw = (given?: ContactActs['send']) => act(() => root.render(<ContactForm send={given} />))
const press = () => act(async () => button().click())
const write = (name: string, value: string) => typeInto(field(name), value)
const fill = async () => {
  await write('name', 'Vera')
  await write('email', 'vera@example.org')
  await write('subject', 'A question')
  await write('message', 'Which languages can it check?')
}

beforeEach(() => {
  send.mockReset().mockResolvedValue('sent')
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('cannot be sent before its code is there, and keeps earlier texts', async () => {
  draw()
  expect(button().disabled).toBe(true)
  await fill()
  draw(send)
  await press()
  expect(send.mock.calls).toEqual([
    [
      {
        name: 'Vera',
        email: 'vera@example.org',
        subject: 'A question',
        message: 'Which languages can it check?',
        website: '',
      },
    ],
  ])
})

it('says thank you in place of the form, with the focus there', async () => {
  draw(send)
  await fill()
  await press()
  expect(container.querySelector('form')).toBeNull()
  expect(said()).toContain('Thank you for your message.')
  expect(document.activeElement).toBe(container.querySelector('[role=status]'))
})

it('names the problem of each field, with the focus in the first, and sends nothing', async () => {
  draw(send)
  await write('name', 'Vera')
  await write('message', 'Too short')
  await press()
  expect(send).not.toHaveBeenCalled()
  expect(problemOf('name')).toBeNull()
  expect(problemOf('email')).toBe('Please enter your email address.')
  expect(problemOf('subject')).toBe('Enter a subject.')
  expect(problemOf('message')).toBe('Use at least 20 characters.')
  expect(document.activeElement).toBe(field('email'))
  await write('email', 'v')
  expect(problemOf('email')).toBeNull()
})

it('shows the problems that the server finds at their fields', async () => {
  send.mockResolvedValueOnce({ fields: new Map<ContactField, string>([['subject', 'Not <this>.']]) })
  draw(send)
  await fill()
  await press()
  expect(problemOf('subject')).toBe('Not <this>.')
  expect(field('subject').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('subject'))
  expect(field('message').value).toBe('Which languages can it check?')
})

it.each([
  ['tooMany', 'too many messages'],
  ['failed', 'couldn’t take your message'],
  ['offline', 'can’t reach the server'],
] as const)('says why it was not sent, and keeps the texts: %s', async (outcome, words) => {
  send.mockResolvedValueOnce(outcome)
  draw(send)
  await fill()
  await press()
  expect(alert()).toContain(words)
  expect(field('message').value).toBe('Which languages can it check?')
  await press()
  expect(send).toHaveBeenCalledTimes(2)
  expect(said()).toContain('Thank you')
})

it('sends once while an answer is awaited', async () => {
  let answer: (outcome: ContactOutcome) => void = () => expect.fail()
  send.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  draw(send)
  await fill()
  await press()
  await press()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await act(async () => answer('sent'))
  expect(send).toHaveBeenCalledTimes(1)
})
