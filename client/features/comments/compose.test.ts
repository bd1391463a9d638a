import { Editor } from '@tiptap/core'
import { atom } from 'jotai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { store } from '#client/shared/lib/store.ts'

import { compose, leaveField, openField } from './compose.ts'
import { draftStore, NEW_THREAD, newDraft, type DraftStore } from './drafts.ts'
import { CommentMarks } from './marks.ts'

const ONE = { from: 1, to: 4 }
const TWO = { from: 5, to: 8 }

let documentId: string
let editor: Editor
let session: Parameters<typeof compose>[0]
let drafts: DraftStore
beforeEach(() => {
  documentId = crypto.randomUUID()
  drafts = draftStore('ada', documentId)
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(new Y.Doc()), CommentMarks],
  })
  editor.commands.setContent('<p>one two three</p>')
  session = { editor, review: { tab: atom('') }, showReview: () => undefined }
})
afterEach(() => editor.destroy())

const handle = () => editor.storage.comments.handle
const written = () => store.get(handle().composing)
/** The text in the open field. */
const text = () => drafts.read(written()?.name ?? '')?.text

/** Opens the field on a text. */
function composeOn(range: { from: number; to: number }) {
  editor.commands.setTextSelection(range)
  compose(session, drafts)
}
/** Writes into the open field. */
function type(words: string) {
  const open = written() ?? expect.fail('No field is open.')
  drafts.write(open.name, newDraft(words, [], { anchor: open.anchor, quote: open.quote }))
}

test('a draft stays with its text, and a comment on another one starts empty', () => {
  composeOn(ONE)
  type('About one')
  composeOn(TWO)
  expect(written()).toMatchObject({ quote: 'two' })
  expect(text()).toBeUndefined()
  type('About two')
  composeOn(ONE)
  expect([written()?.quote, text()]).toEqual(['one', 'About one'])
  leaveField(session, drafts)
  expect(written()).toBeNull()
  expect(drafts.newThreads().map(([, draft]) => [draft.place?.quote, draft.text])).toEqual([
    ['two', 'About two'],
    ['one', 'About one'],
  ])
})

test('a draft is found again after its text has moved', () => {
  composeOn(TWO)
  type('About two')
  leaveField(session, drafts)
  editor.commands.insertContentAt(1, 'zero ')
  composeOn({ from: 10, to: 13 })
  expect([written()?.quote, text()]).toEqual(['two', 'About two'])
})

test('a draft without a text goes to the next one that is selected, and stays there', () => {
  // As those of earlier versions were kept.
  drafts.write(NEW_THREAD, newDraft('Adrift'))
  composeOn(TWO)
  expect([written()?.name, text()]).toEqual([NEW_THREAD, 'Adrift'])
  composeOn(ONE)
  expect(text()).toBeUndefined()
  composeOn(TWO)
  expect(text()).toBe('Adrift')
})

test('a draft whose text was deleted goes to the next one that is selected', () => {
  composeOn(TWO)
  type('About two')
  leaveField(session, drafts)
  editor.commands.deleteRange(TWO)
  composeOn(ONE)
  expect([written()?.quote, text()]).toEqual(['one', 'About two'])
  expect(drafts.newThreads().map(([, { place }]) => place?.quote)).toEqual(['one'])
})

test('a draft holds the beginning of a long text', () => {
  editor.commands.setContent(`<p>${'word '.repeat(10_000)}</p>`)
  composeOn({ from: 1, to: 50_001 })
  type('All of it?')
  expect(written()?.quote).toMatch(/^(word ){60}…$/)
  expect(localStorage.getItem(`bluepencil/draft/ada/comments/${documentId}`)?.length).toBeLessThan(2000)
})

test('an empty field leaves nothing behind', () => {
  composeOn(ONE)
  type(' \u200B')
  composeOn(TWO)
  type('')
  leaveField(session, drafts)
  expect(drafts.newThreads()).toEqual([])
  expect(localStorage.getItem(`bluepencil/draft/ada/comments/${documentId}`)).toBe('{}')
})

test('a comment that is being sent keeps its field', () => {
  composeOn(ONE)
  type('About one')
  const { name } = written() ?? expect.fail('No field is open.')
  const stop = new AbortController()
  store.set(handle().sends, new Map([[name, { stop, problem: null }]]))
  composeOn(TWO)
  const place = { anchor: '', quote: 'three' }
  openField(session, drafts, { name: 'new other', place })
  expect([written()?.name, stop.signal.aborted]).toEqual([name, false])
})
