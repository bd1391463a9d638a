import { Editor } from '@tiptap/core'
import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { CommentMarks } from './marks.ts'
import { useSeenCard, useSeenThread } from './useSeenThread.ts'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>

let editor: Editor
let drawing: Drawing
/** Moves the cards whose places are observed into view, or out of it. */
let move: (isInView: boolean) => Promise<void>
let hasFocus: boolean

beforeEach(() => {
  const observing = new Set<(entries: Entry[]) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: (entries: Entry[]) => void
      constructor(notify: (entries: Entry[]) => void) {
        this.notify = notify
      }
      observe() {
        observing.add(this.notify)
      }
      disconnect() {
        observing.delete(this.notify)
      }
    },
  )
  move = isIntersecting => act(async () => observing.forEach(notify => notify([{ isIntersecting }])))
  hasFocus = true
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus)
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(new Y.Doc()), CommentMarks],
  })
  drawing = startDrawing()
})
afterEach(async () => {
  await drawing.end()
  editor.destroy()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Card({ id, isOpen }: { id: string; isOpen: boolean }) {
  const card = useRef<HTMLParagraphElement>(null)
  useSeenCard(card, { id, isOpen, seen: editor.storage.comments.handle.seen })
  return <p ref={card} />
}

const Seen = () => <output>{useSeenThread({ editor })}</output>

const draw = (open: string | null) =>
  drawing.draw(
    <>
      {['one', 'two'].map(id => (
        <Card key={id} id={id} isOpen={id === open} />
      ))}
      <Seen />
    </>,
  )
const seen = () => drawing.screen.textContent
const focus = (next: boolean) =>
  act(async () => {
    hasFocus = next
    window.dispatchEvent(new Event(next ? 'focus' : 'blur'))
  })

test('a thread is seen while its card is open and in view', async () => {
  await draw(null)
  await move(true)
  expect(seen()).toBe('')
  await draw('one')
  expect(seen()).toBe('')
  await move(true)
  expect(seen()).toBe('one')
  await move(false)
  expect(seen()).toBe('')
})

test('the card that opens is seen instead of the one that closes', async () => {
  await draw('one')
  await move(true)
  await draw('two')
  await move(true)
  expect(seen()).toBe('two')
  await draw(null)
  expect(seen()).toBe('')
})

test('no thread is seen while the user is in another window', async () => {
  await draw('one')
  await move(true)
  await focus(false)
  expect(seen()).toBe('')
  await focus(true)
  expect(seen()).toBe('one')
})
