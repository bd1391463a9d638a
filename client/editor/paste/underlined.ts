const UNDERLINE = /^ {0,3}(={2,}|-{2,})[ \t]*$/
/** A line that is no title: a sentence, a row of columns, an address, or another block. */
const NO_TITLE =
  /[.,;:][ \t]*$|\S(?: {2,}|\t|[ \t]*\|[ \t]*)\S|^(?: {4}|\t|[ \t]*[>|]|[ \t]*(?:[-*+=_#][ \t]*){2,}$)|^[ \t]*$/
const LONGEST = 100

/**
 * Returns the level of the heading that is underlined in the line after it, or 0. CommonMark takes all
 * lines of the paragraph before it. Here, each line of a text is a paragraph, and people divide
 * paragraphs by a line of dashes, so those need a title that is alone.
 */
export function levelOf(lines: readonly string[], at: number): number {
  const title = lines[at] ?? ''
  const [, line = ''] = UNDERLINE.exec(lines[at + 1] ?? '') ?? []
  if (line === '' || title.length > LONGEST || NO_TITLE.test(title)) return 0
  if (line.length < 3 && line.length !== title.trim().length) return 0
  if (line.startsWith('=')) return 1
  const before = lines[at - 1]?.trim() ?? ''
  return before === '' || /^(?:#{1,6} |={2,}$|```|~~~)/.test(before) ? 2 : 0
}
