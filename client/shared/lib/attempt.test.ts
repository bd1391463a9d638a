import { beforeEach, expect, test } from 'vitest'

import { currentToast, toast } from '#client/shared/ui/feedback/toast.ts'

import { attempt } from './attempt.ts'
import { store } from './store.ts'

const failed = () => attempt(Promise.reject(new TypeError('offline')), 'The title couldn’t be saved', 'a')
const succeeded = (title: string, id: string) => attempt(Promise.resolve(), title, id)

beforeEach(() => store.set(currentToast, null))

test('closes the toast of a failure when the same change succeeds', async () => {
  expect(await failed()).toBe(false)
  expect(store.get(currentToast)).toMatchObject({ title: 'The title couldn’t be saved', open: true })
  expect(await succeeded('The title couldn’t be saved', 'a')).toBe(true)
  expect(store.get(currentToast)).toMatchObject({ open: false })
})

test('keeps the toast of a failure when another change succeeds', async () => {
  await failed()
  await succeeded('The title couldn’t be saved', 'b')
  await succeeded('The goals couldn’t be saved', 'a')
  expect(store.get(currentToast)).toMatchObject({ open: true })
})

test('keeps a later toast when the change succeeds', async () => {
  await failed()
  toast({ title: 'Later' })
  await succeeded('The title couldn’t be saved', 'a')
  expect(store.get(currentToast)).toMatchObject({ title: 'Later', open: true })
})
