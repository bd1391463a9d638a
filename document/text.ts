import { wordRanges } from '#schema/shared/words.ts'

import type { Body, BodyNode } from './body.ts'
import { bodySchema } from './schema.ts'
import { withLineEnds } from './suggestions.ts'

/**
 * Returns the plain text of a body: one line per paragraph, heading and code block, and one per row
 * of a table, with a tab between its cells. A line break inside one is '\n' too, and so is the
 * border between two paragraphs of a cell. An image has no text: its description is not part of
 * what the document says, is not counted as words, and is not checked.
 */
export const textOf = (body: Body): string => linesOf(body, () => true).join('\n')

/**
 * Returns the plain text of a body as people read it: without text that is suggested to be taken
 * away, and with suggested ends of paragraphs and lines as '\n'.
 */
export const readTextOf = (body: Body): string => withLineEnds(linesOf(body, isRead).join('\n'))

const isRead = ({ marks = [] }: BodyNode): boolean => marks.every(({ type }) => type !== 'deletion')

/** The lines of a node. Valid bodies have at most 32 levels, so that this may recurse. */
const linesOf = (node: BodyNode, isShown: (inline: BodyNode) => boolean): string[] => {
  const content = node.content ?? []
  const type = bodySchema.nodes[node.type]
  if (type?.inlineContent) return [content.filter(isShown).map(textOfInline).join('')]
  if (type?.name === 'tableRow') return [content.map(cell => linesOf(cell, isShown).join('\n')).join('\t')]
  return content.flatMap(child => linesOf(child, isShown))
}

const textOfInline = ({ type, text = '' }: BodyNode): string => (type === 'hardBreak' ? '\n' : text)

/** Returns the number of words in a text (see `wordRanges`). */
export const countWords = (text: string): number => {
  let words = 0
  for (const _ of wordRanges(text)) words += 1
  return words
}

/** Returns the length of a text in UTF-16 units, as editors and the document limit count it. */
export const charactersOf = (text: string): number => text.length
