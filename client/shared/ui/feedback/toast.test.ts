import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dismissToast, toast, toastStore } from './toast.ts'

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    toastStore.set(null)
  })
  afterEach(() => vi.useRealTimers())

  it('shows one at a time and replaces the current one', () => {
    const first = toast({ title: 'First', description: 'Its text' })
    const second = toast({ title: 'Second', kind: 'error' })
    expect(second).not.toBe(first)
    expect(toastStore.get()).toEqual({ title: 'Second', kind: 'error', id: second, open: true })
  })

  it('closes at once and leaves the store after 1,000,000 ms', () => {
    dismissToast(toast({ title: 'Gone' }))
    expect(toastStore.get()).toMatchObject({ title: 'Gone', open: false })
    vi.advanceTimersByTime(999_999)
    expect(toastStore.get()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(toastStore.get()).toBeNull()
  })

  it('closes nothing through a replaced toast', () => {
    const first = toast({ title: 'First' })
    toast({ title: 'Second' })
    dismissToast(first)
    expect(toastStore.get()).toMatchObject({ title: 'Second', open: true })
  })

  it('closes the current one without its id, and nothing when none is shown', () => {
    dismissToast()
    expect(toastStore.get()).toBeNull()
    toast({ title: 'First' })
    dismissToast()
    expect(toastStore.get()).toMatchObject({ title: 'First', open: false })
  })

  it('never removes a toast when an earlier one is dismissed', () => {
    dismissToast(toast({ title: 'First' }))
    vi.advanceTimersByTime(500_000)
    toast({ title: 'Second' })
    vi.advanceTimersByTime(1_000_000)
    expect(toastStore.get()).toMatchObject({ title: 'Second', open: true })
  })
})
