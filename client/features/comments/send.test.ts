// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { atom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import { anchorOf } from '#client/editor/collab/anchor.ts'
import type { SavedState } from '#client/editor/collab/savedState.ts'
import { sharedBody } from '#client/editor/core/extensions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { store } from '#client/shared/lib/store.ts'

import { draftStore, NEW_THREAD, newDraft, type DraftPlace, type DraftStore } from './drafts.ts'
import { CommentMarks } from './marks.ts'
import { sendComment, whenSaved } from './send.ts'
import { cancelSend } from './sends.ts'

const saved = atom<SavedState>({ kind: 'saving' })
let editor: Editor
let drafts: DraftStore
beforeEach(() => {
  vi.useFakeTimers()
  store.set(saved, { kind: 'saving' })
  drafts = draftStore('ada', crypto.randomUUID())
  const body = new Y.Doc()
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body), CommentMarks],
  })
  editor.commands.setContent('<p>one two three</p>')
})
afterEach(() => {
  vi.useRealTimers()
  editor.destroy()
})

const handle = () => editor.storage.comments.handle
const problem = () => store.get(handle().sends).get(NEW_THREAD)?.problem

/** Sends a comment on the second word. */
function send(text: string, place?: DraftPlace) {
  const draft = newDraft(text, [], place)
  drafts.write(NEW_THREAD, draft)
  const anchor = anchorOf(editor, { from: 5, to: 8 })
  store.set(handle().composing, { name: NEW_THREAD, focus: 1, anchor, quote: 'two' })
  const call = deferred()
  const calls = { begin: vi.fn(() => call.promise), remove: vi.fn(() => Promise.resolve()) }
  return {
    draft,
    calls,
    call,
    sent: sendComment({ session: { editor, connection: { saved } }, calls, drafts }),
  }
}
/** Marks the text of a thread, as the server does. */
const mark = (id: string) =>
  editor.view.dispatch(editor.state.tr.addMark(5, 8, editor.schema.mark('comment', { id })))
const cancel = () => {
  cancelSend(handle().sends, NEW_THREAD)
  store.set(handle().composing, null)
}

test('waits for the text, but not for ever', async () => {
  const { signal } = new AbortController()
  const late = whenSaved({ saved }, signal)
  await vi.runAllTimersAsync()
  expect(await late).toBe('later')
  const waiting = whenSaved({ saved }, signal)
  store.set(saved, { kind: 'reconnecting' })
  store.set(saved, { kind: 'saved' })
  expect(await waiting).toBe('saved')
  store.set(saved, { kind: 'unloaded' })
  expect(await whenSaved({ saved }, signal)).toBe('later')
  store.set(saved, { kind: 'ended', why: 'storage-full' })
  expect(await whenSaved({ saved }, signal)).toBe('never')
})

test.each([{ kind: 'saving' }, { kind: 'unloaded' }] as const)(
  'waits with a text that is not saved: $kind',
  async state => {
    store.set(saved, state)
    const { draft, calls, sent } = send('Why?')
    await vi.runAllTimersAsync()
    expect(await sent).toBe('waits')
    expect(problem()).toBeUndefined()
    expect(store.get(handle().composing)).toBeNull()
    expect(drafts.read(NEW_THREAD)).toEqual({ ...draft, waits: true })
    expect(store.get(handle().withheld).size).toBe(0)
    expect(calls.begin).not.toHaveBeenCalled()
  },
)

test('says that a text cannot be saved, and keeps the draft', async () => {
  store.set(saved, { kind: 'ended', why: 'storage-full' })
  const { draft, sent } = send('Why?')
  expect(await sent).toBe('unsent')
  expect(problem()).toMatch(/^This text can’t be saved/)
  expect(drafts.read(NEW_THREAD)).toEqual(draft)
  expect(store.get(handle().composing)).not.toBeNull()
})

test('a comment that is cancelled before the text is saved is not sent', async () => {
  const { calls, sent } = send('Why?')
  cancel()
  store.set(saved, { kind: 'saved' })
  expect(await sent).toBe('unsent')
  expect(calls.begin).not.toHaveBeenCalled()
  expect(calls.remove).not.toHaveBeenCalled()
  expect(drafts.read(NEW_THREAD)?.text).toBe('Why?')
})

test('a comment that is cancelled while it is sent is deleted, and the next one goes on', async () => {
  store.set(saved, { kind: 'saved' })
  const first = send('First')
  await vi.waitFor(() => expect(first.calls.begin).toHaveBeenCalled())
  cancel()
  const second = send('Second')
  expect([...store.get(handle().withheld)]).toEqual([first.draft.id, second.draft.id])
  first.call.resolve()
  expect(await first.sent).toBe('unsent')
  expect(first.calls.remove).toHaveBeenCalledWith({ id: first.draft.id, threadId: first.draft.id })
  expect(store.get(handle().composing)).not.toBeNull()
  expect(drafts.read(NEW_THREAD)).toEqual(second.draft)
  mark(second.draft.id)
  second.call.resolve()
  expect(await second.sent).toBe('sent')
  expect(drafts.read(NEW_THREAD)).toBeUndefined()
  expect(store.get(handle().composing)).toBeNull()
  expect(store.get(handle().withheld).size).toBe(0)
})

test('a comment whose text is not marked yet keeps its draft, which is no unsent one', async () => {
  store.set(saved, { kind: 'saved' })
  const { draft, call, sent } = send('Why?')
  call.resolve()
  expect(await sent).toBe('sent')
  expect(store.get(handle().composing)).toBeNull()
  expect(drafts.read(NEW_THREAD)).toMatchObject({ ...draft, taken: { text: 'Why?' } })
  expect(drafts.newThreads()).toEqual([])
})

test('a comment whose text is gone waits for another text', async () => {
  store.set(saved, { kind: 'saved' })
  const place = { anchor: 'somewhere', quote: 'two' }
  const { draft, sent } = send('Why?', place)
  expect(drafts.read(NEW_THREAD)).toMatchObject({ place })
  editor.commands.setContent('<p>Others</p>')
  expect(await sent).toBe('unsent')
  expect(problem()).toMatch(/^The text has changed/)
  const { place: _gone, ...adrift } = draft
  expect(drafts.read(NEW_THREAD)).toEqual(adrift)
})

test('a document that is closed meanwhile keeps the draft, or the comment that was sent', async () => {
  const waiting = send('Why?')
  editor.destroy()
  store.set(saved, { kind: 'saved' })
  expect(await waiting.sent).toBe('unsent')
  expect(waiting.calls.begin).not.toHaveBeenCalled()
  expect(drafts.read(NEW_THREAD)).toEqual(waiting.draft)
})

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>(settle => (resolve = settle))
  return { promise, resolve }
}
