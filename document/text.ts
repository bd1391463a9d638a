import { wordRanges } from '#schema/shared/words.ts'
import type { Body, BodyNode } from './body.ts'
import { bodySchema } from './schema.ts'

/**
 * Returns the plain text of a body: one line per paragraph, heading and code block. A line break
 * inside one is '
 * ' too.
 */
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

/** Returns the number of words in a text (see `wordRanges`). */
export const wordsOf = (text: string): number => {
  let words = 0
  for (const _ of wordRanges(text)) words += 1
  return words
}

/** Returns the length of a text in UTF-16 units, as editors and the document limit count it. */
export const charactersOf = (text: string): number => text.length
