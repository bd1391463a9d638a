import type { Node } from '@tiptap/pm/model'

import { deletionsIn } from '#document/suggestions.ts'

/**
 * A paragraph or heading as the checker sees it. Offsets in `text` are document positions less
 * `start`.
 */
export type TextBlock = {
  node: Node
  /** Document position of the block's first character. */
  start: number
  text: string
}

/** Every checked block of a document in order. Code is not prose and is left out. */
export function textBlocks(doc: Node): TextBlock[] {
  const blocks: TextBlock[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    if (!node.type.spec.code) blocks.push({ node, start: position + 1, text: textOfBlock(node) })
    return false
  })
  return blocks
}

const texts = new WeakMap<Node, string>()

// Nodes never change, so that the text of one that was seen before is known.
function textOfBlock(node: Node): string {
  const known = texts.get(node)
  if (known !== undefined) return known
  // Every leaf (a line break) becomes one character, which keeps offsets and positions in step.
  const text = node.textBetween(0, node.content.size, undefined, '\n')
  const checked = withoutDeletions(node, text)
  texts.set(node, checked)
  return checked
}

/** Returns a block's text with spaces for what is suggested to go, which keeps offsets in step. */
function withoutDeletions(node: Node, text: string): string {
  let checked = text
  for (const { from, to } of deletionsIn(node))
    checked = checked.slice(0, from) + ' '.repeat(to - from) + checked.slice(to)
  return checked
}

const LETTER = /[\p{L}\p{N}\p{M}]/u

/**
 * Whether any part of the range (offsets in the block) is suggested to go, or is a part of a word of
 * which another part is.
 */
export function touchesDeletion({ node, text }: TextBlock, start: number, end: number): boolean {
  const isLetter = (at: number) => LETTER.test(text.charAt(at))
  return deletionsIn(node).some(({ from, to }) => {
    if (from < end && start < to) return true
    return (from === end || start === to) && isLetter(from - 1) && isLetter(to)
  })
}

/** Whether any part of the range (offsets in the block) is marked as code. */
export function touchesCode(node: Node, start: number, end: number): boolean {
  const code = node.type.schema.marks['code']
  return code !== undefined && node.rangeHasMark(start, end, code)
}
