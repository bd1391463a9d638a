import { inlinePieces } from './markdownInline.ts'
import { markdownBlocks } from './markdownBlocks.ts'
import { nested, plainTextOf, type PlainText } from './plainText.ts'

/**
 * The prose of a Markdown text (CommonMark, with tables, task lists, footnotes, front matter and formulas), one line a
 * paragraph, heading, list item or cell. Code, addresses, HTML and signs are left out; a stand-in takes the place of code in
 * a sentence. It reads as a person does and not as a parser: what is doubtful is prose. Any text is fine.
 */
export function markdownText(source: string): PlainText {
  const blocks = plainTextOf(markdownBlocks(source))
  return nested(blocks, plainTextOf(inlinePieces(blocks.text)))
}
