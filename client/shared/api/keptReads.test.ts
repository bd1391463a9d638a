import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { HttpError } from './httpError.ts'
import { forgetKeptReads, keepRead, keptRead } from './keptReads.ts'
import { hasKeptUser } from './keptUser.ts'

const text = z.nullable(z.string())
const answers = (answer: string | null) => async () => answer
const fails = (error: Error) => async () => {
  throw error
}
const offline = new TypeError('Failed to fetch')

beforeEach(() => localStorage.clear())

test('returns the kept answer while the server cannot be reached', async () => {
  expect(await keptRead('ada/title', text, answers('Minutes'))).toBe('Minutes')
  expect(await keptRead('ada/title', text, fails(offline))).toBe('Minutes')
  expect(await keptRead('ada/title', text, fails(new HttpError(502, 'Bad Gateway', '')))).toBe('Minutes')
})

test('fails for an answer that was never kept, was refused, or has another shape', async () => {
  await expect(keptRead('bea/title', text, fails(offline))).rejects.toBe(offline)
  await keptRead('ada/title', text, answers('Minutes'))
  const refused = new HttpError(403, 'Forbidden', '')
  await expect(keptRead('ada/title', text, fails(refused))).rejects.toBe(refused)
  await expect(keptRead('ada/title', z.nullable(z.number()), fails(offline))).rejects.toBe(offline)
})

test('keeps no null, and forgets everything at sign-out', async () => {
  await keptRead('user', text, answers('Ada'))
  await keptRead('user', text, answers(null))
  await expect(keptRead('user', text, fails(offline))).rejects.toBe(offline)
  await keptRead('user', text, answers('Ada'))
  localStorage.setItem('theme', 'dark')
  forgetKeptReads()
  await expect(keptRead('user', text, fails(offline))).rejects.toBe(offline)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('says whether someone is signed in on this device', () => {
  expect(hasKeptUser()).toBe(false)
  keepRead('user', { id: 'ada' })
  expect(hasKeptUser()).toBe(true)
  keepRead('user', null)
  expect(hasKeptUser()).toBe(false)
})
