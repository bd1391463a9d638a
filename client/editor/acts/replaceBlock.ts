import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { asIs } from '#client/editor/suggesting/suggesting.ts'

import { bindingOf, changeBoth, elementAt } from './binding.ts'
import { performBlockAct } from './block.ts'
import { plainTextOf } from './characters.ts'

/**
 * Makes a transaction that turns the blocks at positions into ones of other types, or into lists with one
 * item, as an act each, also while the user's edits are suggestions, and as part of the undo step that
 * was begun. They are one update: thousands of them would be too many for the server. Returns false,
 * with nothing changed, if that is not possible.
 */
export function turnAsActs(editor: Editor, transaction: Transaction, positions: readonly number[]): boolean {
  const { state, view } = editor
  const binding = bindingOf(state)
  const turned = binding && turnedBy(transaction, state.doc, binding.type, positions)
  if (!turned || turned.size === 0) return false
  if (!state.applyTransaction(asIs(transaction)).state.doc.eq(transaction.doc)) return false
  changeBoth(binding, view, transaction, () => {
    for (const [old, node] of turned)
      performBlockAct(binding.doc, { old, made: elementLike(node, old) }, ySyncPluginKey)
    return [...turned.keys()]
  })
  return view.state.doc.eq(transaction.doc)
}

/** Returns the elements of the blocks at positions that become others, or null if one is not as it is shown. */
function turnedBy(
  { doc, mapping }: Transaction,
  before: Node,
  body: Y.XmlFragment,
  positions: readonly number[],
): Map<Y.XmlElement, Node> | null {
  const turned = new Map<Y.XmlElement, Node>()
  for (const position of positions) {
    const place = before.resolve(position)
    const node = doc.resolve(mapping.map(position)).node(place.depth)
    if (node.type === place.parent.type) continue
    const old = elementAt(body, place)
    if (!(old instanceof Y.XmlElement) || !isShownBy(place.parent, old)) return null
    if (!firstTextblockOf(node).content.eq(place.parent.content)) return null
    turned.set(old, node)
  }
  return turned
}

/** Whether a node shows an element. */
const isShownBy = ({ type, content }: Node, element: Y.XmlElement): boolean =>
  element.nodeName === type.name && textOf(element) === content.textBetween(0, content.size, null, '\uFFFC')

const textOf = (element: Y.XmlElement): string =>
  element
    .toArray()
    .map(child => (child instanceof Y.XmlText ? plainTextOf(child) : '\uFFFC'))
    .join('')

const firstTextblockOf = (node: Node): Node =>
  node.isTextblock || !node.firstChild ? node : firstTextblockOf(node.firstChild)

/** Returns a new element for a node, with the content of another in its only block of text. */
function elementLike({ type, attrs, isTextblock, firstChild }: Node, other: Y.XmlElement): Y.XmlElement {
  const element = new Y.XmlElement(type.name)
  for (const [name, value] of Object.entries(attrs)) if (value !== null) element.setAttribute(name, value)
  const content =
    isTextblock || !firstChild
      ? other.toArray().flatMap(child => (child instanceof Y.XmlHook ? [] : [child.clone()]))
      : [elementLike(firstChild, other)]
  element.insert(0, content)
  return element
}
