// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { absolutePositionToRelativePosition, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { historyOf } from '#client/editor/core/undoStep.ts'
import { anchorThread, type Anchoring } from '#document/anchors.ts'
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

/** Returns the characters that each thread covers. */
function covered({ state }: Editor): Map<string, string> {
  const found = new Map<string, string>()
  state.doc.descendants(({ text, marks }) => {
    for (const { type, attrs } of marks)
      if (type.name === 'comment') found.set(attrs['id'], `${found.get(attrs['id']) ?? ''}${text}`)
  })
  return found
}

/** Returns a place for the caret. */
function placeIn({ state }: Editor, nth: number): number {
  const places: number[] = []
  state.doc.descendants((node, pos) => {
    if (node.isTextblock) for (let at = 0; at <= node.content.size; at++) places.push(pos + 1 + at)
  })
  return places[nth % places.length] ?? 1
}

function relative({ editor, body }: Person, pos: number): Uint8Array {
  const { binding } = ySyncPluginKey.getState(editor.state)
  return Y.encodeRelativePosition(
    absolutePositionToRelativePosition(pos, body.getXmlFragment(BODY_FIELD), binding.mapping),
  )
}

function run(acts: readonly Act[]): Anchoring[] {
  const server = new Y.Doc()
  server.clientID = 77
  const people = Array.from({ length: PEOPLE }, (_, index) => open(1000 * (index + 1)))
  const answers: Anchoring[] = []
  const quotes = new Map<string, string>()
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
      const [a, b] = [placeIn(editor, one.from), placeIn(editor, one.to)]
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      if (!('change' in one)) {
        send(each)
        const quote = editor.state.doc.textBetween(from, to, '\n')
        const threadId = `t${answers.length}`
        answers.push(
          anchorThread(server, threadId, { start: relative(each, from), end: relative(each, to), quote }),
        )
        quotes.set(threadId, quote)
      } else {
        editor.commands.setTextSelection({ from, to })
        historyOf(editor)?.stopCapturing()
        CHANGES[one.change]?.(editor)
        // The binding may fail on a selection in text that others have deleted.
        editor.commands.setTextSelection(1)
        historyOf(editor)?.stopCapturing()
      }
    }
    people.forEach(expectWithinQuotes)
  }
  for (let round = 0; round < 3; round++) {
    people.forEach(send)
    people.forEach(receive)
    people.forEach(expectWithinQuotes)
  }
  expect(new Set(people.map(({ editor }) => editor.getHTML())).size).toBe(1)
  return answers

  function expectWithinQuotes({ editor }: Person): void {
    for (const [threadId, text] of covered(editor))
      expect([...text].filter(each => !quotes.get(threadId)?.includes(each)).join('')).toBe('')
  }
}

test('a comment never covers text that it did not cover, whatever several people do at once', () => {
  const counts: Record<Anchoring, number> = { anchored: 0, present: 0, changed: 0 }
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40 }), acts => {
      for (const answer of run(acts)) counts[answer] += 1
      editors.splice(0).forEach(each => each.destroy())
    }),
    runs(40),
  )
  expect(counts.anchored).toBeGreaterThan(10)
})
