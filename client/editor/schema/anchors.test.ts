// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { absolutePositionToRelativePosition, type ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { historyOf } from '#client/editor/core/undoStep.ts'
import { anchorThread, type Anchoring } from '#document/anchors.ts'
import { parseBody } from '#document/parse.ts'
import { BODY_FIELD } from '#document/version.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { bodyExtensions } from './extensions.ts'

/** Each character is written once, so that a mark shows which ones it covers. */
const TEXT =
  '<p>abcdefgh</p><p>ijkl<strong>mnop</strong>qrst</p><ul><li><p>uvwx</p></li><li><p>yzAB</p></li></ul><p>CDEFGHIJ</p>'
const PEOPLE = 3

const CHANGES: ((editor: Editor) => unknown)[] = [
  ({ commands }) => commands.deleteSelection(),
  editor => editor.chain().setTextSelection(editor.state.selection.from).splitBlock().run(),
  ({ commands }) => commands.splitListItem('listItem'),
  ({ commands }) => commands.joinBackward(),
  ({ commands }) => commands.joinForward(),
  ({ commands }) => commands.toggleBlockquote(),
  ({ commands }) => commands.toggleBulletList(),
  ({ commands }) => commands.toggleHeading({ level: 2 }),
  ({ commands }) => commands.toggleCodeBlock(),
  ({ commands }) => commands.toggleBold(),
  ({ commands }) => commands.sinkListItem('listItem'),
  ({ commands }) => commands.liftListItem('listItem'),
  moveBlock,
  moveSelection,
]

/** Moves the first block behind the block of the selection. */
function moveBlock({ state, view }: Editor): void {
  const { doc, selection, tr } = state
  const first = doc.firstChild
  const to = selection.$from.after(1)
  if (first && to > first.nodeSize) view.dispatch(tr.insert(to, first).delete(0, first.nodeSize))
}

/** Moves the selected text to the end of its block, as dragging does. */
function moveSelection({ state, view }: Editor): void {
  const { selection, tr } = state
  const { $from, $to, from, to } = selection
  if (from === to || !$from.sameParent($to)) return
  const slice = selection.content()
  tr.deleteSelection()
  view.dispatch(tr.insert(tr.mapping.map($to.end()), slice.content.firstChild?.content ?? []))
}

const person = fc.nat(PEOPLE - 1)
const place = fc.nat(60)
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ who: person, change: fc.nat(CHANGES.length - 1), from: place, to: place }),
  },
  { weight: 3, arbitrary: fc.record({ of: fc.constantFrom('undo' as const, 'redo' as const), who: person }) },
  {
    weight: 3,
    arbitrary: fc.record({ of: fc.constantFrom('send' as const, 'receive' as const), who: person }),
  },
  { weight: 2, arbitrary: fc.record({ who: person, from: place, to: place }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach(each => each.destroy()))

/** A person's editor, with what it has not sent, and what it has not received. */
function open(clientID: number) {
  const body = new Y.Doc()
  body.clientID = clientID
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body)],
  })
  editors.push(editor)
  const outbox: Uint8Array[] = []
  body.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== open) outbox.push(update)
  })
  return { editor, body, outbox, inbox: [] as Uint8Array[] }
}
type Person = ReturnType<typeof open>

const bindingOf = ({ state }: Editor): ProsemirrorBinding => ySyncPluginKey.getState(state).binding

/** Returns the characters that each thread covers. */
function covered({ state }: Editor): Map<string, string> {
  const found = new Map<string, string>()
  state.doc.descendants(({ text, marks }) => {
    for (const { type, attrs } of marks)
      if (type.name === 'comment') found.set(attrs['id'], `${found.get(attrs['id']) ?? ''}${text}`)
  })
  return found
}

/** Returns the body, in which several comments on a text have one order. */
function bodyIn({ editor }: Person): string {
  const body = parseBody(editor.getJSON())
  return body.ok ? JSON.stringify(body.value) : expect.fail(JSON.stringify(body.error))
}

/** Returns a place for the caret. */
function placeIn({ state }: Editor, nth: number): number {
  const places: number[] = []
  state.doc.descendants((node, pos) => {
    if (node.isTextblock) for (let at = 0; at <= node.content.size; at++) places.push(pos + 1 + at)
  })
  return places[nth % places.length] ?? 1
}

function rangeIn(editor: Editor, { from, to }: { from: number; to: number }): [number, number] {
  const [a, b] = [placeIn(editor, from), placeIn(editor, to)]
  return [Math.min(a, b), Math.max(a, b)]
}

function relative({ editor, body }: Person, pos: number): Uint8Array {
  const { mapping } = bindingOf(editor)
  return Y.encodeRelativePosition(
    absolutePositionToRelativePosition(pos, body.getXmlFragment(BODY_FIELD), mapping),
  )
}

/**
 * Carries out the acts. `isApart`: comments are made while edits are on their way, too. Otherwise
 * everyone has the same text then, and all marks are checked after each act.
 */
function run(acts: readonly Act[], isApart: boolean): Anchoring[] {
  const server = new Y.Doc()
  server.clientID = 77
  const people = Array.from({ length: PEOPLE }, (_, index) => open(1000 * (index + 1)))
  const answers: Anchoring[] = []
  /** The text that each thread was not on. */
  const others = new Map<string, string>()
  server.on('update', (update: Uint8Array, origin: unknown) => {
    for (const each of people) if (each !== origin) each.inbox.push(update)
  })
  const send = (each: Person) => each.outbox.splice(0).forEach(update => Y.applyUpdate(server, update, each))
  const receive = (each: Person) =>
    each.inbox.splice(0).forEach(update => Y.applyUpdate(each.body, update, open))
  const STEPS = {
    send,
    receive,
    undo: ({ editor }: Person) => editor.commands.undo(),
    redo: ({ editor }: Person) => editor.commands.redo(),
  }
  const [first] = people
  first?.editor.commands.setContent(TEXT)
  people.forEach(send)
  people.forEach(receive)
  people.forEach(({ editor }) => historyOf(editor)?.clear())
  for (const one of acts) {
    const each = people[one.who] ?? expect.fail()
    const { editor } = each
    if ('of' in one) STEPS[one.of](each)
    else {
      if (!('change' in one)) {
        for (const other of isApart ? [each] : people) send(other)
        if (!isApart) people.forEach(receive)
        const [from, to] = rangeIn(editor, one)
        const quote = editor.state.doc.textBetween(from, to, '\n')
        const threadId = `t${answers.length}`
        answers.push(
          anchorThread(server, threadId, { start: relative(each, from), end: relative(each, to), quote }),
        )
        // Text that is deleted now may come back within the commented text.
        const { textContent } = editor.state.doc
        others.set(
          threadId,
          Array.from(textContent)
            .filter(letter => !quote.includes(letter))
            .join(''),
        )
        if (!isApart) people.forEach(receive)
      } else {
        const [from, to] = rangeIn(editor, one)
        editor.commands.setTextSelection({ from, to })
        historyOf(editor)?.stopCapturing()
        CHANGES[one.change]?.(editor)
        historyOf(editor)?.stopCapturing()
      }
    }
    people.forEach(expectNoOthers)
  }
  for (let round = 0; round < 3; round++) {
    people.forEach(send)
    people.forEach(receive)
    people.forEach(expectNoOthers)
  }
  expect(new Set(people.map(bodyIn)).size).toBe(1)
  return answers

  function expectNoOthers({ editor }: Person): void {
    if (isApart) return
    for (const [threadId, text] of covered(editor))
      expect(
        Array.from(text)
          .filter(each => others.get(threadId)?.includes(each))
          .join(''),
      ).toBe('')
  }
}

/** Tries acts at random. Expects that enough of the comments find their text. */
function tryAll(isApart: boolean): void {
  let anchored = 0
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40 }), acts => {
      anchored += run(acts, isApart).filter(answer => answer === 'anchored').length
      editors.splice(0).forEach(each => each.destroy())
    }),
    runs(20),
  )
  expect(anchored).toBeGreaterThan(10)
}

test('a comment never covers text that it did not cover, whatever several people do at once', () => {
  tryAll(false)
})

test('texts and comments converge, also when a text changes while it is commented on', () => {
  tryAll(true)
})
