import type { Fragment, Mark, Node } from '@tiptap/pm/model'

import { isSuggested, SUGGESTED_LINE, SUGGESTED_PARAGRAPH } from '#document/suggestions.ts'

/** A text and its formats. */
export type FlatText = { text: string; marks: readonly Mark[] }

/**
 * - `isCode`: it comes into code, where a line feed is one.
 * - `isMoved`: it comes from elsewhere in the text, and leaves behind what is to go.
 */
type Options = { isCode: boolean; isMoved: boolean }

/**
 * Returns content as text alone, with characters for the ends of paragraphs and lines. Returns null
 * for content that is no text, such as an image.
 */
export function flatText(content: Fragment, { isCode, isMoved }: Options): FlatText[] | null {
  const texts: FlatText[] = []
  let isLater = false
  const add = (node: Node): boolean => {
    if (node.isText) {
      if (isMoved && isSuggested(node, 'deletion')) return true
      const text = node.text ?? ''
      texts.push({ text: isCode ? text : text.replaceAll('\n', SUGGESTED_LINE), marks: node.marks })
    } else if (node.type.name === 'hardBreak') texts.push({ text: SUGGESTED_LINE, marks: [] })
    else if (node.isTextblock) {
      if (isLater) texts.push({ text: SUGGESTED_PARAGRAPH, marks: [] })
      isLater = true
      return childrenOf(node.content).every(add)
    } else if (node.isLeaf) return false
    else return childrenOf(node.content).every(add)
    return true
  }
  return childrenOf(content).every(add) ? texts : null
}

function childrenOf(content: Fragment): Node[] {
  const children: Node[] = []
  content.forEach(child => children.push(child))
  return children
}
