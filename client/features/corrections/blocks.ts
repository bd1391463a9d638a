import type { Node } from '@tiptap/pm/model'

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
  texts.set(node, text)
  return text
}

/** Whether any part of the range (offsets in the block) is marked as code. */
export function touchesCode(node: Node, start: number, end: number): boolean {
  const code = node.type.schema.marks['code']
  return code !== undefined && node.rangeHasMark(start, end, code)
}
