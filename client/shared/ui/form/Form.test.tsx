import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { HttpError } from '#client/shared/api/httpError.ts'
import { ReauthenticationCanceled } from '#client/shared/reauthentication/reauthentication.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { typeInto } from '#tests/support/typeInto.ts'

import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { Form } from './Form.tsx'
import { Input } from './Input.tsx'
import { useForm } from './useForm.ts'

const schema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, issueKey('nameMissing')), z.maxLength(10)),
  points: z.string().check(z.minLength(2)),
  agreed: z.boolean(),
})
type Submit = Parameters<typeof useForm<z.input<typeof schema>, z.output<typeof schema>>>[0]['submit']

function Sample({ submit }: { submit: Submit }) {
  const form = useForm({
    schema,
    initial: { name: '', points: 'some', agreed: false },
    focused: 'points',
    submit,
  })
  return (
    <Form form={form}>
      <Field label="Name" {...form.field('name')}>
        {control => <Input {...control} />}
      </Field>
      <Field label="Points" {...form.field('points')}>
        {control => <Input {...control} />}
      </Field>
      <Checkbox
        label="Agreed"
        checked={form.values.agreed}
        onChange={agreed => form.change('agreed', agreed)}
        invalid={form.error('agreed') !== undefined}
      />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </Form>
  )
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let page: HTMLElement
beforeEach(() => {
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
})

const show = (submit: Submit) => act(() => root.render(<Sample submit={submit} />))
const input = (name: string) => {
  const found = page.querySelector(`input[name=${name}]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`)
  return found
}
const type = (name: string, text: string) => typeInto(input(name), text)
const send = () =>
  act(async () => {
    page.querySelector('form')?.requestSubmit()
    await Promise.resolve()
  })
const problemAt = (name: string) => {
  const id = input(name).getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}
const alertText = () => page.querySelector('[role=alert]')?.textContent ?? null
const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  new HttpError(status, '', JSON.stringify({ success: false, code: 'VALIDATION', message, fields }))

test('focuses a field at the start', () => {
  show(() => undefined)
  expect(document.activeElement).toBe(input('points'))
})

test('shows what the schema finds at each field and focuses the first', async () => {
  const submit = vi.fn<Submit>()
  show(submit)
  await type('name', '  ')
  await type('points', 'x')
  await send()
  expect(problemAt('name')).toBe('Enter a name.')
  expect(problemAt('points')).toBe('Use at least 2 characters.')
  expect(document.activeElement).toBe(input('name'))
  await type('name', 'longer than ten')
  expect(problemAt('name')).toBeNull()
  expect(problemAt('points')).not.toBeNull()
  await send()
  expect(problemAt('name')).toBe('Use at most 10 characters.')
  expect(submit).not.toHaveBeenCalled()
})

test('refuses a field that is half typed, which the browser says to be empty', async () => {
  const submit = vi.fn<Submit>()
  show(submit)
  await type('name', 'Ada')
  const isHalfTyped = vi.spyOn(input('points'), 'validity', 'get')
  isHalfTyped.mockReturnValue(Object.assign(Object.create(null), { badInput: true }))
  await send()
  expect(problemAt('points')).toBe('Enter all of it, or leave it empty.')
  expect(submit).not.toHaveBeenCalled()
  isHalfTyped.mockRestore()
  await send()
  expect(submit).toHaveBeenCalledOnce()
})

test('sends what the schema makes of the values', async () => {
  const submit = vi.fn<Submit>()
  show(submit)
  await type('name', ' Ada ')
  act(() => page.querySelector<HTMLElement>('[role=checkbox]')?.click())
  await send()
  expect(submit.mock.lastCall?.[0]).toEqual({ name: 'Ada', points: 'some', agreed: true })
})

test('shows the problems of the server at their fields, once each', async () => {
  show(() => {
    throw refusal(422, 'No.', { 'points.2': 'Not this.', 'points.3': 'Nor this.', elsewhere: 'Hidden.' })
  })
  await type('name', 'Ada')
  await send()
  expect(problemAt('points')).toBe('Not this.')
  expect(document.activeElement).toBe(input('points'))
  expect(alertText()).toBeNull()
  await type('points', 'other')
  expect(problemAt('points')).toBeNull()
})

test('shows a problem of no field above the form until something changes', async () => {
  let failure: unknown = refusal(409, 'That is too many.', { elsewhere: 'Hidden.' })
  show(() => {
    throw failure
  })
  await type('name', 'Ada')
  await send()
  expect(alertText()).toBe('That is too many.')
  await type('name', 'Grace')
  expect(alertText()).toBeNull()
  failure = new TypeError('offline')
  await send()
  expect(alertText()).toContain('We can’t reach the server')
  failure = new ReauthenticationCanceled()
  await send()
  expect(alertText()).toBeNull()
})

test('shows what the caller refuses, also at a control without text', async () => {
  show(({ agreed }, refuse) => refuse(agreed ? 'Not today.' : { agreed: 'Please agree.' }))
  await type('name', 'Ada')
  await send()
  const box = page.querySelector<HTMLElement>('[role=checkbox]')
  expect(document.activeElement).toBe(box)
  expect(box?.getAttribute('aria-invalid')).toBe('true')
  act(() => box?.click())
  expect(box?.getAttribute('aria-invalid')).toBeNull()
  await send()
  expect(alertText()).toBe('Not today.')
})

test('is sent once at a time, and again afterwards', async () => {
  let answer: () => void = () => undefined
  const submit = vi.fn<Submit>(() => new Promise<void>(resolve => (answer = resolve)))
  show(submit)
  await type('name', 'Ada')
  await act(async () => {
    page.querySelector('form')?.requestSubmit()
    page.querySelector('form')?.requestSubmit()
    await Promise.resolve()
  })
  await send()
  expect(submit).toHaveBeenCalledOnce()
  expect(page.querySelector('button[aria-busy]')).not.toBeNull()
  await act(async () => {
    answer()
    await Promise.resolve()
  })
  expect(page.querySelector('button[aria-busy]')).toBeNull()
  await send()
  expect(submit).toHaveBeenCalledTimes(2)
})

test('sends what was filled in without an event, as some browsers and password managers do', async () => {
  const submit = vi.fn<Submit>()
  show(submit)
  await type('points', 'typed')
  for (const [name, text] of [
    ['name', 'Ada'],
    ['points', 'filled in'],
  ] as const)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text)
  await send()
  expect(submit.mock.lastCall?.[0]).toMatchObject({ name: 'Ada', points: 'filled in' })
  expect(problemAt('name')).toBeNull()
})

describe('a form that stays', () => {
  let answer: () => void = () => undefined
  const words = z.object({ word: z.string(), note: z.string() })

  /** Empties its first field after it was sent, and can hide the second. */
  function Words({ refused, hasNote = true }: { refused?: Record<string, string>; hasNote?: boolean }) {
    const form = useForm({
      schema: words,
      initial: { word: '', note: '' },
      submit: async () => {
        await new Promise<void>(resolve => (answer = resolve))
        if (refused) throw refusal(422, 'It was refused.', refused)
        form.restart('word')
      },
    })
    return (
      <Form form={form}>
        <Field label="Word" {...form.field('word')}>
          {control => <Input {...control} />}
        </Field>
        {hasNote && (
          <Field label="Note" {...form.field('note')}>
            {control => <Input {...control} />}
          </Field>
        )}
      </Form>
    )
  }
  const answered = () =>
    act(async () => {
      answer()
      await Promise.resolve()
    })

  test('empties the field that was sent', async () => {
    act(() => root.render(<Words />))
    await type('word', 'quillstock')
    await send()
    await answered()
    expect(input('word').value).toBe('')
  })

  test('keeps what was typed while it was sent', async () => {
    act(() => root.render(<Words />))
    await type('word', 'quillstock')
    await send()
    await type('word', 'bluepencil')
    await answered()
    expect(input('word').value).toBe('bluepencil')
  })

  test('shows the problem of a field that has gone above the others', async () => {
    act(() => root.render(<Words refused={{ note: 'Not this.' }} />))
    act(() => root.render(<Words refused={{ note: 'Not this.' }} hasNote={false} />))
    await send()
    await answered()
    expect(alertText()).toBe('It was refused.')
  })
})
