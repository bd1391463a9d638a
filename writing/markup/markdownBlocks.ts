import type { Piece } from './plainText.ts'

const LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/g
const BLANK = /^[ \t]*$/
const FENCE = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/
/**
 * The markup before the text of a line: quotes, list markers, task boxes, heading signs, footnote
 * numbers.
 */
const PREFIX =
  /^[ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(?:\[[ xX]\][ \t]+)?|$)|#{1,6}(?:[ \t]+|$)|\[\^[^\]]{1,100}\]:[ \t]*)*[ \t]*/
const MARKED = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|#{1,6}(?:[ \t]|$)|\[\^[^\]]{1,100}\]:)/
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const RULE = /^[ \t]{0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|=+[ \t]*|-+[ \t]*)$/
const DEFINITION = /^[ \t]{0,3}\[(?!\^)[^\]]{1,1000}\]:[ \t]*\S/
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const INDENTED = /^(?: {4}|\t)/
const HTML_OPEN = /^[ \t]{0,3}<(script|style|pre|textarea)\b/i

/** Yields the pieces of a Markdown text by line. The lines of a paragraph are joined by spaces. */
export function* markdownBlocks(source: string): Generator<Piece> {
  const lines = (source.match(LINE) ?? []).filter(line => line !== '').map(splitLine)
  let next = frontMatterEnd(lines)
  for (const line of lines.slice(0, next)) yield unread(line)
  /** Whether the previous line is prose that may continue. */
  let open = false
  let inList = false
  let afterBlank = true
  while (next < lines.length) {
    const line = lines[next]
    if (!line) return
    const { content } = line
    const end = codeEnd(lines, next) ?? (afterBlank && !inList && INDENTED.test(content) ? next + 1 : next)
    if (end > next) {
      for (const code of lines.slice(next, end)) yield unread(code)
      next = end
      open = false
      // Indented code continues.
      afterBlank = true
      continue
    }
    next += 1
    afterBlank = BLANK.test(content)
    if (LIST_ITEM.test(content)) inList = true
    else if (!afterBlank && !open && !/^[ \t]/.test(content)) inList = false
    const following = lines[next]?.content ?? ''
    if (afterBlank || RULE.test(content) || DEFINITION.test(content)) {
      yield unread(line)
      open = false
    } else if (content.includes('|') && TABLE_RULE.test(following) && following.includes('-')) {
      next = yield* table(lines, next - 1)
      open = false
    } else {
      const prefix = PREFIX.exec(content)?.[0] ?? ''
      yield { markup: prefix }
      const isHeading = prefix.trimStart().startsWith('#')
      open = !isHeading && goesOn(following)
      yield* isHeading ? heading(line, prefix) : prose(content.slice(prefix.length), line.ending, open)
    }
  }
}

interface Line {
  content: string
  /** The line break at the end. */
  ending: string
}

function splitLine(line: string): Line {
  const content = line.replace(/[\r\n]+$/, '')
  return { content, ending: line.slice(content.length) }
}

function unread({ content, ending }: Line): Piece {
  return { markup: content + ending, as: '\n' }
}

/** Returns whether a line continues the prose before it. */
function goesOn(line: string): boolean {
  return !(BLANK.test(line) || RULE.test(line) || FENCE.test(line) || DEFINITION.test(line) || isMarked(line))
}

/**
 * A further line of a quotation repeats its sign. It continues the prose, and the prefix is markup.
 */
function isMarked(line: string): boolean {
  return MARKED.test(line) && !/^[ \t]*>[ \t]*[^\s>#*+\-\d]/.test(line)
}

function* prose(content: string, ending: string, open: boolean): Generator<Piece> {
  const trimmed = content.trimEnd()
  const text = trimmed.endsWith('\\') ? trimmed.slice(0, -1).trimEnd() : trimmed
  yield { text }
  const isHardBreak = text !== trimmed || content.length - trimmed.length >= 2
  yield { markup: content.slice(text.length) + ending, as: open && !isHardBreak ? ' ' : '\n' }
}

/** Signs that close a heading are markup too. */
function* heading({ content, ending }: Line, prefix: string): Generator<Piece> {
  const trimmed = content.trimEnd()
  const signs = /(?<=[ \t])#{1,10}$/.exec(trimmed)?.[0] ?? ''
  const text = trimmed.slice(prefix.length, Math.max(prefix.length, trimmed.length - signs.length))
  yield { text }
  yield { markup: content.slice(prefix.length + text.length) + ending, as: '\n' }
}

/** Returns the line after the front matter (YAML or TOML), or 0. */
function frontMatterEnd(lines: readonly Line[]): number {
  const fence = lines[0]?.content.trimEnd()
  if (fence !== '---' && fence !== '+++') return 0
  const end = lines.findIndex(
    ({ content }, index) =>
      index > 0 && (content.trimEnd() === fence || (fence === '---' && content === '...')),
  )
  return end + 1
}

/**
 * Returns the line after code that begins at `at`: fenced code, or HTML without prose. Null if
 * there is none.
 */
function codeEnd(lines: readonly Line[], at: number): number | null {
  const content = lines[at]?.content ?? ''
  const fence = FENCE.exec(content)?.[1]
  if (fence !== undefined) {
    const isEnd = (line: string) => {
      const signs = line.replace(/^[ \t>]*/, '').trimEnd()
      return signs.startsWith(fence) && signs === fence.charAt(0).repeat(signs.length)
    }
    return lineAfter(lines, at + 1, isEnd)
  }
  const tag = HTML_OPEN.exec(content)?.[1]?.toLowerCase()
  if (tag !== undefined) return lineAfter(lines, at, line => line.toLowerCase().includes(`</${tag}`))
  if (/^[ \t]{0,3}<!--/.test(content)) return lineAfter(lines, at, line => line.includes('-->'))
  return null
}

/**
 * Returns the line after the end line, searching from `from`. Without an end, all remaining lines
 * belong to it.
 */
function lineAfter(lines: readonly Line[], from: number, isEnd: (line: string) => boolean): number {
  for (let index = from; index < lines.length; index++)
    if (isEnd(lines[index]?.content ?? '')) return index + 1
  return lines.length
}

/** Yields each cell of a table as a separate text. Returns the line after it. */
function* table(lines: readonly Line[], start: number): Generator<Piece, number> {
  let at = start
  for (; at < lines.length; at++) {
    const line = lines[at]
    if (!line || BLANK.test(line.content) || (at > start + 1 && !line.content.includes('|'))) break
    if (at === start + 1) {
      yield unread(line)
      continue
    }
    for (const part of line.content.split(/((?<!\\)\|)/)) {
      if (part === '|') yield { markup: part, as: '\n' }
      else yield* cell(part)
    }
    yield { markup: line.ending, as: '\n' }
  }
  return at
}

/** Yields the text of a cell. The spaces that align it with its column are markup. */
function* cell(source: string): Generator<Piece> {
  const [, before = '', text = '', after = ''] = /^([ \t]*)([^]*?)([ \t]*)$/.exec(source) ?? []
  yield { markup: before }
  yield { text }
  yield { markup: after }
}
