import { markdownBlocks } from './markdownBlocks.ts'
import { inlinePieces } from './markdownInline.ts'
import { nested, plainTextOf, type PlainText } from './plainText.ts'

/**
 * Returns the prose of a Markdown text (CommonMark with tables, task lists, footnotes, front matter
 * and formulas), with one line per paragraph, heading, list item or cell. Code, addresses, HTML and
 * markup are omitted. Inside a sentence, a stand-in replaces code. When in doubt, text counts as
 * prose. Accepts any text.
 */
export function markdownText(source: string): PlainText {
  const blocks = plainTextOf(markdownBlocks(source))
  return nested(blocks, plainTextOf(inlinePieces(blocks.text)))
}
