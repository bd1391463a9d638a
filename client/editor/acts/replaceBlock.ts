import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { asIs } from '#client/editor/suggesting/suggesting.ts'

import { bindingOf, elementAt, forget } from './binding.ts'
import { performBlockAct } from './block.ts'
import { plainTextOf } from './characters.ts'

/**
 * Makes a transaction that turns the block at a position into one of another type, or into a list with
 * one item, as an act, also while the user's edits are suggestions, and as part of the undo step that
 * was begun. Returns false, with nothing changed, if that is not possible.
 */
export function turnAsAct(editor: Editor, transaction: Transaction, position: number): boolean {
  const { state, view } = editor
  const binding = bindingOf(state)
  if (!binding) return false
  const place = state.doc.resolve(position)
  const turned = transaction.doc.nodeAt(place.before())
  const old = elementAt(binding.type, place)
  if (!turned || !(old instanceof Y.XmlElement) || !isShownBy(place.parent, old)) return false
  if (!firstTextblockOf(turned).content.eq(place.parent.content)) return false
  if (state.applyTransaction(asIs(transaction)).transactions.length === 0) return false
  // The editor makes the same change itself, so its caret and underlines move with the text.
  binding.mux(() => {
    performBlockAct(binding.doc, { old, made: elementLike(turned, old) }, ySyncPluginKey)
    forget(binding, old)
    view.dispatch(transaction)
  })
  return view.state.doc.eq(transaction.doc)
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
