import { beforeEach, expect, test } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { currentToast, dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'

import { announce } from './announce.ts'

const title = () => store.get(currentToast)?.title

// Tests of other files in the same worker leave toasts on the screen.
beforeEach(() => {
  while (store.get(currentToast)?.open) dismissToast()
})

test('achievements that come at once are one toast, and later ones their own', () => {
  announce('first-fix')
  expect(title()).toBe('New achievement: First Fix')
  announce('words-1k')
  announce('streak-7')
  expect(title()).toMatch(/^New achievements: First Fix, .+, and .+$/)
  dismissToast()
  announce('collaborator')
  expect(title()).toMatch(/^New achievement: [^,]+$/)
  dismissToast()
})

test('achievements wait for an error to close, together', () => {
  const error = toast({ title: 'Not saved', kind: 'error' })
  announce('first-fix')
  announce('words-1k')
  expect(title()).toBe('Not saved')
  dismissToast(error)
  expect(title()).toMatch(/^New achievements: First Fix and /)
  dismissToast()
  expect(store.get(currentToast)?.open).toBe(false)
})

test('an achievement that joins the one on the screen leaves what waits behind it', () => {
  const error = toast({ title: 'Not saved', kind: 'error' })
  announce('first-fix')
  toast({ title: 'Restored', isNotice: true })
  dismissToast(error)
  announce('words-1k')
  expect(title()).toMatch(/^New achievements: First Fix and /)
  dismissToast()
  expect(title()).toBe('Restored')
  dismissToast()
  expect(store.get(currentToast)?.open).toBe(false)
})

test('an achievement that joins one that waits keeps its place', () => {
  const error = toast({ title: 'Not saved', kind: 'error' })
  announce('first-fix')
  toast({ title: 'Restored', isNotice: true })
  announce('words-1k')
  dismissToast(error)
  expect(title()).toMatch(/^New achievements: First Fix and /)
  dismissToast()
  expect(title()).toBe('Restored')
  dismissToast()
})
