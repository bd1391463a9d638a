import type { Node } from '@tiptap/pm/model'

import type { StyleExample } from '#schema/writing-style/contract.ts'

type Block = { start: number; text: string }

/** The paragraphs and headings; code is not prose. Each leaf is one character, as in positions. */
function blocksOf(doc: Node): Block[] {
  const blocks: Block[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    if (!node.type.spec.code)
      blocks.push({ start: position + 1, text: node.textBetween(0, node.content.size, undefined, '\n') })
    return false
  })
  return blocks
}

/** Returns the prose of a document, a line for each paragraph. */
export const proseIn = (doc: Node): string =>
  blocksOf(doc)
    .map(({ text }) => text)
    .join('\n')

/** Returns where a sentence of the prose is now, or null once it has changed. */
export function placeOf(
  doc: Node,
  { sentence }: Pick<StyleExample, 'sentence'>,
): { from: number; to: number } | null {
  // A long sentence is shown with an ellipsis where it was cut.
  const shown = sentence.replace(/^…/, '').replace(/…$/, '').trim()
  if (shown === '') return null
  for (const { start, text } of blocksOf(doc)) {
    const at = text.indexOf(shown)
    if (at >= 0) return { from: start + at, to: start + at + shown.length }
  }
  return null
}
