import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { historyOf } from '#client/editor/core/undoStep.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'

const ROUNDS = 30
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)
const TEXT =
  '<p>First line</p><p>Second <strong>bold</strong> line</p>' +
  '<ul><li><p>one</p></li><li><p>two</p></li></ul><p>Third line</p>'

/** Changes that delete no text. */
const CHANGES: ((editor: Editor) => unknown)[] = [
  ({ commands }) => commands.toggleHeading({ level: 2 }),
  ({ commands }) => commands.toggleBlockquote(),
  ({ commands }) => commands.toggleBulletList(),
  ({ commands }) => commands.toggleOrderedList(),
  ({ commands }) => commands.toggleTaskList(),
  ({ commands }) => commands.toggleCodeBlock(),
  ({ commands }) => commands.toggleBold(),
  ({ commands }) => commands.joinBackward(),
  ({ commands }) => commands.sinkListItem('listItem'),
  ({ commands }) => commands.liftListItem('listItem'),
  // Splitting a block would delete the selection, so it is collapsed first.
  editor => editor.chain().setTextSelection(editor.state.selection.from).splitBlock().run(),
]

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach(each => each.destroy()))

function open(clientID: number): { editor: Editor; body: Y.Doc } {
  const body = new Y.Doc()
  body.clientID = clientID
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body)],
  })
  editors.push(editor)
  return { editor, body }
}

function link(one: Y.Doc, other: Y.Doc): void {
  one.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== link) Y.applyUpdate(other, update, link)
  })
}

/** Returns numbers below a limit, the same for the same seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed * 7919
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Returns the characters that others have written. Each is written once. */
const theirsIn = ({ state }: Editor): string[] => state.doc.textContent.match(/[\u4E00-\u9FFF]/g) ?? []

test.each(SEEDS)('undo and redo neither lose nor double what others write (%i)', seed => {
  const below = numbersFrom(seed)
  const [{ editor: mine, body }, { editor: theirs, body: other }] = [open(1000 + seed), open(2000 + 3 * seed)]
  link(body, other)
  link(other, body)
  mine.commands.setContent(TEXT)
  historyOf(mine)?.clear()
  const placeIn = ({ state }: Editor): number => {
    const places: number[] = []
    state.doc.descendants((node, pos) => {
      if (node.isTextblock) for (let at = 0; at <= node.content.size; at++) places.push(pos + 1 + at)
    })
    return places[below(places.length)] ?? 1
  }
  const change = (editor: Editor) => {
    const [one, two] = [placeIn(editor), placeIn(editor)]
    editor.commands.setTextSelection(below(2) ? one : { from: Math.min(one, two), to: Math.max(one, two) })
    CHANGES[below(CHANGES.length)]?.(editor)
  }
  let written = 0
  for (let round = 0; round < ROUNDS; round++) {
    const kind = below(10)
    if (kind < 2)
      theirs.view.dispatch(
        theirs.state.tr.insertText(String.fromCodePoint(0x4e00 + written++), placeIn(theirs)),
      )
    else if (kind === 2) change(theirs)
    else if (kind < 6) {
      historyOf(mine)?.stopCapturing()
      change(mine)
      historyOf(mine)?.stopCapturing()
    } else if (kind < 8) mine.commands.undo()
    else mine.commands.redo()
    mine.state.doc.check()
    expect(theirs.getHTML()).toBe(mine.getHTML())
    expect(theirsIn(mine)).toHaveLength(written)
    expect(new Set(theirsIn(mine)).size).toBe(written)
  }
})
