import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import type * as Y from 'yjs'

import { bindingOf, compareAgain, placeIn, type Place } from '#client/editor/acts/binding.ts'
import { formatsOf } from '#document/markFormats.ts'

/**
 * Writes new text into the body with exactly its own formats, and deletes exactly the text that goes. The
 * binding would write the formats of the whole block again. If another person deletes formatted text
 * at the same moment, those would cover the text behind it.
 */
export const ExactText = Extension.create({
  name: 'exactText',
  // Before the binding sees the change.
  priority: 1100,

  addProseMirrorPlugins: () => [
    new Plugin({
      view: () => ({
        update: ({ state }, before) => {
          if (state.doc !== before.doc) writeExactly(state, before)
        },
      }),
    }),
  ],
})

function writeExactly(state: EditorState, before: EditorState): void {
  const binding = bindingOf(state)
  const change = changeOf(before.doc, state.doc)
  if (!binding || !change) return
  const { from, removed, added } = change
  const place = placeOf(before.doc, binding.type, from, removed)
  if (!place) return
  const { text, index } = place
  binding.mux(() => {
    binding.doc.transact(() => {
      if (removed > 0) text.delete(index, removed)
      let at = index
      for (const node of added) {
        text.insert(at, node.text ?? '', Object.assign({}, ...formatsOf(node.marks)))
        at += node.nodeSize
      }
    }, ySyncPluginKey)
    // The binding compares the text with the editor's next.
    compareAgain(binding, [text], state.doc)
  })
}

/** Text that came and went at a place in a block. */
type Change = { from: number; removed: number; added: readonly Node[] }

/** Returns the change between two documents if it is of text alone, in one block. */
function changeOf(before: Node, after: Node): Change | null {
  const from = before.content.findDiffStart(after.content)
  const ends = before.content.findDiffEnd(after.content)
  if (from === null || !ends) return null
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  const [old, now] = [ends.a + overlap, ends.b + overlap]
  const [start, last] = [before.resolve(from), after.resolve(from)]
  if (!start.parent.isTextblock || start.parent.type.spec.code || start.parent.type !== last.parent.type)
    return null
  if (old > start.end() || now > last.end()) return null
  const removed = nodesIn(start.parent, start.parentOffset, old - start.start())
  const added = nodesIn(last.parent, last.parentOffset, now - last.start())
  // Text that stays with other formats is no new one.
  if (removed.length > 0 && added.length > 0) return null
  if (![...removed, ...added].every(node => node.isText)) return null
  return { from, removed: old - from, added }
}

const nodesIn = (block: Node, from: number, to: number): readonly Node[] =>
  block.content.cut(from, to).content

/**
 * Returns the place of characters in the body, or null unless the body still has the whole text around
 * them: another change may have been written first.
 */
function placeOf(doc: Node, body: Y.XmlFragment, from: number, length: number): Place | null {
  const start = doc.resolve(from)
  const { parent } = start
  let [first, last] = [start.index(), start.index()]
  while (first > 0 && parent.child(first - 1).isText) first -= 1
  while (last < parent.childCount && parent.child(last).isText) last += 1
  const run = { from: start.posAtIndex(first), to: start.posAtIndex(last) }
  const place = run.from < run.to ? placeIn(doc, body, run) : null
  if (place?.text.length !== run.to - run.from) return null
  return { ...place, index: from - run.from, length }
}
