import { wordRanges } from '#schema/shared/words.ts'
import type { Body, BodyNode } from './body.ts'
import { bodySchema } from './schema.ts'

/** The plain text of a body: one line for each paragraph, heading and code block; a line break inside one is '\n' too. */
export const textOf = (body: Body): string => {
  const lines: string[] = []
  const stack: BodyNode[] = [body]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const content = node.content ?? []
    if (bodySchema.nodes[node.type]?.inlineContent) {
      lines.push(content.map(child => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join(''))
    } else {
      for (const child of content.toReversed()) stack.push(child)
    }
  }
  return lines.join('\n')
}

/** How many words a text has: see `wordRanges`. */
export const wordsOf = (text: string): number => {
  let words = 0
  for (const _ of wordRanges(text)) words += 1
  return words
}

/** Characters of a text in UTF-16 units: what an editor and the limit of a document count. */
export const charactersOf = (text: string): number => text.length
