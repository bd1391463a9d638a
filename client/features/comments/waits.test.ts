// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { currentToast, dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'

import { draftStore, NEW_THREAD, newDraft, type DraftStore } from './drafts.ts'
import { announceWaiting } from './waits.ts'

const draft = newDraft('Why?')
const show = vi.fn()
let drafts: DraftStore
beforeEach(() => {
  drafts = draftStore('ada', crypto.randomUUID())
  drafts.write(NEW_THREAD, draft)
  drafts.wait(NEW_THREAD, draft)
  announceWaiting({ drafts, name: NEW_THREAD, text: 'It is kept.', show })
})

const shown = () => {
  const current = store.get(currentToast)
  return current?.open ? current : null
}

test('says that a comment waits, and leads to it', () => {
  expect(shown()).toMatchObject({ title: 'Your comment is waiting to be sent', description: 'It is kept.' })
  drafts.write('another', newDraft('And this?'))
  shown()?.action?.run()
  expect(show).toHaveBeenCalledOnce()
})

test('ends with the wait: the comment is sent, edited or discarded', () => {
  drafts.finish(NEW_THREAD, draft)
  expect(shown()).toBeNull()
})

test('leaves the toast that came after it', () => {
  dismissToast()
  toast({ title: 'Another' })
  drafts.write(NEW_THREAD, null)
  expect(shown()?.title).toBe('Another')
})
