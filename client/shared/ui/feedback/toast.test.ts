import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'

import { currentToast, dismissToast, isToastOpen, toast } from './toast.ts'

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    store.set(currentToast, null)
  })
  afterEach(() => vi.useRealTimers())

  it('shows one at a time and replaces the current one', () => {
    const first = toast({ title: 'First', description: 'Its text' })
    const second = toast({ title: 'Second', kind: 'error' })
    expect(second).not.toBe(first)
    expect(store.get(currentToast)).toEqual({ title: 'Second', kind: 'error', id: second, open: true })
  })

  it('closes at once and leaves the store after 1,000,000 ms', () => {
    dismissToast(toast({ title: 'Gone' }))
    expect(store.get(currentToast)).toMatchObject({ title: 'Gone', open: false })
    vi.advanceTimersByTime(999_999)
    expect(store.get(currentToast)).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(store.get(currentToast)).toBeNull()
  })

  it('closes nothing through a replaced toast', () => {
    const first = toast({ title: 'First' })
    toast({ title: 'Second' })
    dismissToast(first)
    expect(store.get(currentToast)).toMatchObject({ title: 'Second', open: true })
  })

  it('closes the current one without its id, and nothing when none is shown', () => {
    dismissToast()
    expect(store.get(currentToast)).toBeNull()
    toast({ title: 'First' })
    dismissToast()
    expect(store.get(currentToast)).toMatchObject({ title: 'First', open: false })
  })

  it('never removes a toast when an earlier one is dismissed', () => {
    dismissToast(toast({ title: 'First' }))
    vi.advanceTimersByTime(500_000)
    toast({ title: 'Second' })
    vi.advanceTimersByTime(1_000_000)
    expect(store.get(currentToast)).toMatchObject({ title: 'Second', open: true })
  })

  it('keeps an error on the screen when a notice comes, and shows the notice afterwards', () => {
    const error = toast({ title: 'Not saved', kind: 'error' })
    const notice = toast({ title: 'New achievement', isNotice: true })
    expect(store.get(currentToast)).toMatchObject({ id: error, open: true })
    expect(isToastOpen(notice)).toBe(true)
    dismissToast(error)
    expect(store.get(currentToast)).toMatchObject({ id: notice, open: true })
    dismissToast(notice)
    expect(isToastOpen(notice)).toBe(false)
  })

  it('shows the answer to an act in place of an error, and what waited after that', () => {
    toast({ title: 'Not saved', kind: 'error' })
    const notice = toast({ title: 'New achievement', isNotice: true })
    const answer = toast({ title: 'Removed' })
    expect(store.get(currentToast)).toMatchObject({ id: answer, open: true })
    dismissToast(answer)
    expect(store.get(currentToast)).toMatchObject({ id: notice, open: true })
    dismissToast()
  })

  it('forgets a notice that is dismissed while it waits', () => {
    const error = toast({ title: 'Not saved', kind: 'error' })
    dismissToast(toast({ title: 'New achievement', isNotice: true }))
    dismissToast(error)
    expect(store.get(currentToast)).toMatchObject({ id: error, open: false })
  })

  it('shows one that stays again after others, until it is closed', () => {
    const report = toast({ title: 'Back online', isNotice: true, stays: true })
    const answer = toast({ title: 'Dismissed' })
    expect(store.get(currentToast)).toMatchObject({ id: answer, open: true })
    expect(isToastOpen(report)).toBe(true)
    dismissToast(answer)
    expect(store.get(currentToast)).toMatchObject({ id: report, open: true })
    dismissToast(report)
    expect(store.get(currentToast)).toMatchObject({ id: report, open: false })
  })
})
