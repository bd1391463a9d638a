import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { Transform } from '@tiptap/pm/transform'
import { prosemirrorToYXmlFragment, ySyncPluginKey, type ProsemirrorBinding } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { asIs } from '#client/editor/suggesting/suggesting.ts'

import { bindingOf, changeBoth, elementAt, placeIn, type Place } from './binding.ts'
import { performSplit, type Splitting } from './block.ts'
import type { Formatted } from './perform.ts'
import { resolveText, type Resolved } from './replace.ts'

/** A break that was made: `line`, in its block, or `block`, the end of it. */
export type MadeBreak = 'line' | 'block'

/** A decision on text with characters that become breaks. `make` returns null if it can make none. */
export type WithBreaks = Resolved & {
  isBreak: (character: string) => boolean
  make: (change: Transform, at: number) => MadeBreak | null
}

/**
 * Decides on texts with breaks as an act each, also while the user's edits are suggestions, and as
 * part of the undo step that was begun. An act takes away the text of the block from there on, and
 * brings it where it belongs. They are one update, from the last text to the first. Leaves out those for
 * which it is not possible, as when a block that ends has more than text behind that.
 */
export function resolveBreaksAsActs(editor: Editor, resolved: readonly WithBreaks[]): void {
  const { state, view } = editor
  const binding = bindingOf(state)
  // The editor may refuse a change, which the body cannot take back then.
  const tried = asIs(state.tr)
  for (const one of resolved) resolve(tried, one)
  if (!binding || state.applyTransaction(tried).transactions.length === 0) return
  const transaction = asIs(state.tr)
  changeBoth(binding, view, transaction, () => {
    const texts = resolved.flatMap(one => splitBy(one, transaction, binding) ?? [])
    return texts.length > 0 ? texts : null
  })
}

/** Decides on a text in a transaction and in the body. Returns the shared text, or null if that is not possible. */
function splitBy(
  resolved: WithBreaks,
  transaction: Transaction,
  { doc: body, type }: ProsemirrorBinding,
): Y.XmlText | null {
  const { doc } = transaction
  const { from } = resolved
  const range = { from, to: endOfText(doc, from) }
  const place = placeIn(doc, type, range)
  const block = elementAt(type, doc.resolve(from))
  const change = new Transform(doc)
  const made = resolve(change, resolved)
  if (!place || !(block instanceof Y.XmlElement) || !made) return null
  const splitting = splittingOf(change, { ...range, place, block, made })
  if (!splitting || !performSplit(body, splitting, ySyncPluginKey)) return null
  for (const step of change.steps) transaction.step(step)
  return splitting.text
}

/** Returns where the text at a position ends: at the end of its block, or before something else. */
function endOfText(doc: Node, position: number): number {
  const place = doc.resolve(position)
  let index = place.index()
  while (index < place.parent.childCount && place.parent.child(index).isText) index += 1
  return place.posAtIndex(index)
}

/** Decides on a text. Returns the breaks that were made, or null if one cannot be. */
function resolve(change: Transform, { isBreak, make, ...resolved }: WithBreaks): MadeBreak[] | null {
  const { from, to } = resolved
  const before = change.steps.length
  resolveText(change, resolved)
  const text = change.doc.textBetween(from, change.mapping.slice(before).map(to))
  const made: MadeBreak[] = []
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (!isBreak(text.charAt(at))) continue
    const one = make(change, from + at)
    if (!one) return null
    made.unshift(one)
  }
  return made
}

type Split = { from: number; to: number; place: Place; block: Y.XmlElement; made: readonly MadeBreak[] }

/** Returns how a shared text becomes as it is after a change, or null if that is not possible. */
function splittingOf(change: Transform, { from, to, place, block, made }: Split): Splitting | null {
  const { doc } = change
  const start = doc.resolve(from)
  const count = made.filter(one => one === 'block').length
  const end = count > 0 ? start.end() : change.mapping.map(to)
  const own = start.parent.content.cut(start.parentOffset, end - start.start())
  const paragraph = doc.type.schema.node('paragraph', null, own)
  const [written] = elementsOf([paragraph])
  const [head, ...inline] = childrenOf(written)
  const isText = head instanceof Y.XmlText
  const splitting: Splitting = {
    ...place,
    head: isText ? formattedOf(head) : [],
    block,
    inline: (isText ? inline : childrenOf(written)).map(child => child.clone()),
    behind: null,
  }
  if (count === 0) return splitting
  // Only then, nothing is behind the text of its block.
  if (block.get(block.length - 1) !== place.text) return null
  let [last, position] = [block, start.end() + 1]
  while (!doc.resolve(position).nodeAfter) {
    const { parent } = last
    // More of an item of a list would have to move.
    if (!(parent instanceof Y.XmlElement) || parent.get(parent.length - 1) !== last) return null
    last = parent
    position += 1
  }
  const at = doc.resolve(position)
  const nodes = Array.from({ length: count }, (_, i) => at.parent.child(at.index() + i))
  return { ...splitting, behind: { last, blocks: elementsOf(nodes).map(element => element.clone()) } }
}

/** Returns nodes as the binding writes them. */
function elementsOf(nodes: readonly Node[]): Y.XmlElement[] {
  const fragment = new Y.Doc().getXmlFragment()
  const [first] = nodes
  if (first) prosemirrorToYXmlFragment(first.type.schema.topNodeType.create(null, nodes), fragment)
  return fragment.toArray().filter(child => child instanceof Y.XmlElement)
}

const childrenOf = (element: Y.XmlElement | undefined): (Y.XmlElement | Y.XmlText)[] =>
  (element?.toArray() ?? []).flatMap(child => (child instanceof Y.XmlHook ? [] : [child]))

function formattedOf(text: Y.XmlText): Formatted[] {
  const delta: { insert: unknown; attributes?: Record<string, unknown> }[] = text.toDelta()
  return delta.map(({ insert, attributes = {} }) => ({ text: String(insert), formats: attributes }))
}
