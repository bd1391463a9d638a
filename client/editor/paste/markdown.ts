import type { JSONContent } from '@tiptap/core'

import { hasEscapes } from './escapes.ts'
import { isTable, table } from './markdownTable.ts'
import { isBroken, textBlock } from './markdownText.ts'
import { levelOf } from './underlined.ts'

/** Lines that only Markdown has: a heading, a fence, an item, a task, a quote, a rule, a link. */
const SIGNS =
  /^(?:#{1,6} \S|```|~~~|> ?\S|[ \t]*[-*+] \S|[ \t]*1[.)] \S|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)|\[[^\]]+\]\(\S+\)/m

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w#+.-]*)[^`]*$/
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const QUOTE = /^ {0,3}> ?(.*)$/
const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+)(\S.*)$/
/** A further line of an item. */
const INDENTED = /^(?: {2,}|\t)[ \t]*\S/
const TASK = /^\[([ xX])\][ \t]+(.*)$/

/** Deeper items than a document may hold are on its last level. */
const DEEPEST = 6

/** Returns whether a pasted text is Markdown, by its blocks. Signs inside of lines have paste rules. */
export const isMarkdown = (text: string): boolean =>
  SIGNS.test(text) || isCounted(text) || hasEscapes(text) || hasBlocks(text.split(/\r\n?|\n/))

/** Whether two lines are numbered, one after the other: a list may begin with any number. */
const isCounted = (text: string): boolean =>
  [...text.matchAll(/^[ \t]*(\d{1,3})([.)]) \S.*(?=(?:\r?\n)+[ \t]*(\d{1,3})([.)]) \S)/gm)].some(
    ([, one, sign, next, other]) => Number(next) === Number(one) + 1 && sign === other,
  )

/** Whether a block begins that only its second line shows: a table, or an underlined heading. */
const hasBlocks = (lines: readonly string[]): boolean =>
  lines.some((line, at) => isTable(line, lines[at + 1] ?? '') || levelOf(lines, at) > 0)

/**
 * Returns the blocks of a text in Markdown. Each other line is a paragraph, as in any pasted text.
 * The marks inside of lines are left to the paste rules, except for links.
 */
export function markdownBlocks(text: string): JSONContent[] {
  return blocksOf(text.split(/\r\n?|\n/), 0)
}

function blocksOf(lines: readonly string[], depth: number): JSONContent[] {
  const blocks: JSONContent[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const [, fence, language] = FENCE.exec(line) ?? []
    const [, hashes, title = ''] = HEADING.exec(line) ?? []
    let end = fence ? closing(lines, at, fence) : reach(lines, at, line)
    if (fence) blocks.push(code(lines.slice(at + 1, end - 1), language ?? ''))
    else if (hashes) blocks.push(textBlock('heading', title, { level: Math.min(hashes.length, 3) }))
    else if (RULE.test(line)) blocks.push({ type: 'horizontalRule' })
    else if (QUOTE.test(line)) blocks.push(quote(lines.slice(at, end), depth))
    else if (isItem(line)) blocks.push(...lists(lines.slice(at, end), depth))
    else if (isTable(line, lines[at + 1] ?? '')) blocks.push(table(lines.slice(at, end)))
    else if (levelOf(lines, at) > 0) {
      blocks.push(textBlock('heading', line.trim(), { level: levelOf(lines, at) }))
      end = at + 2
    } else blocks.push(...lineOf(lines.slice(at, end).join('\n')))
    at = end
  }
  return blocks
}

const isItem = (line: string): boolean => ITEM.test(line) && !RULE.test(line)

/** Returns where a block that goes on over several lines ends. */
function reach(lines: readonly string[], from: number, first: string): number {
  let end = from + 1
  if (isTable(first, lines[end] ?? '')) while (lines[end]?.includes('|')) end += 1
  else if (QUOTE.test(first)) while (QUOTE.test(lines[end] ?? '')) end += 1
  else if (isItem(first))
    for (let at = end; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      if (isItem(line) || INDENTED.test(line)) end = at + 1
      else if (line.trim() !== '') break
    }
  else if (isText(first)) while (isBroken(lines[end - 1] ?? '') && isText(lines[end] ?? '')) end += 1
  return end
}

const isText = (line: string): boolean => line.trim() !== '' && !HEADING.test(line) && !FENCE.test(line)

/** Returns where a fenced block ends: after its closing fence, or with the text. */
function closing(lines: readonly string[], from: number, fence: string): number {
  const isClosing = (line: string) =>
    line.trim().length >= fence.length && line.trim() === fence.charAt(0).repeat(line.trim().length)
  const end = lines.findIndex((line, at) => at > from && isClosing(line))
  return end < 0 ? lines.length + 1 : end + 1
}

function code(lines: readonly string[], language: string): JSONContent {
  const text = lines.join('\n')
  return {
    type: 'codeBlock',
    attrs: { language: language || null },
    content: text === '' ? [] : [{ type: 'text', text }],
  }
}

function quote(lines: readonly string[], depth: number): JSONContent {
  const sign = depth < DEEPEST ? QUOTE : /^[ >]*(.*)$/
  const inside = blocksOf(
    lines.map(line => sign.exec(line)?.[1] ?? ''),
    depth + 1,
  )
  return { type: 'blockquote', content: inside.length > 0 ? inside : [{ type: 'paragraph' }] }
}

/** An item: its sign, and its lines without it. */
type Item = { indent: number; mark: string; lines: string[] }

/** Returns the lists of items. Indented lines below an item are part of it. */
function lists(lines: readonly string[], depth: number): JSONContent[] {
  const made: (JSONContent & { content: JSONContent[] })[] = []
  let last = ''
  for (const { mark, lines: own } of itemsOf(lines, depth)) {
    const [, done, task] = TASK.exec(own[0] ?? '') ?? []
    const sign = done === undefined ? mark.slice(-1) : 'task'
    if (sign !== last) made.push(newList(sign, mark))
    last = sign
    const [, ...rest] = own
    const inside = [task ?? own[0] ?? '', ...outdented(rest)]
    const content = asItem(depth < DEEPEST ? blocksOf(inside, depth + 1) : inside.flatMap(lineOf))
    made
      .at(-1)
      ?.content.push(
        done === undefined
          ? { type: 'listItem', content }
          : { type: 'taskItem', attrs: { checked: done !== ' ' }, content },
      )
  }
  return made
}

function itemsOf(lines: readonly string[], depth: number): Item[] {
  const items: Item[] = []
  for (const line of lines) {
    const [, space = '', mark = '', , text = ''] = (isItem(line) && ITEM.exec(line)) || []
    const last = items.at(-1)
    const indent = columnsOf(space)
    if (last && (mark === '' || (indent > last.indent + 1 && depth < DEEPEST))) last.lines.push(line)
    else items.push({ indent: last ? Math.min(indent, last.indent) : indent, mark, lines: [text] })
  }
  return items
}

const lineOf = (line: string): JSONContent[] =>
  line.trim() === '' ? [] : [textBlock('paragraph', line.trim())]

const columnsOf = (space: string): number => space.replaceAll('\t', '    ').length

/** Returns lines without the indentation that all of them have. */
function outdented(lines: readonly string[]): string[] {
  const filled = lines.filter(line => line.trim() !== '')
  const least = Math.min(...filled.map(line => columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '')))
  return lines.map(line =>
    line.replace(/^[ \t]*/, space => ' '.repeat(Math.max(0, columnsOf(space) - least))),
  )
}

/** An item begins with a paragraph. */
function asItem(blocks: JSONContent[]): JSONContent[] {
  const [first, ...rest] = blocks
  if (first?.type === 'heading') return [{ type: 'paragraph', content: first.content ?? [] }, ...rest]
  return first?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
}

function newList(sign: string, mark: string): JSONContent & { content: JSONContent[] } {
  if (sign === 'task') return { type: 'taskList', content: [] }
  if (!/\d/.test(mark)) return { type: 'bulletList', content: [] }
  return { type: 'orderedList', attrs: { start: Number.parseInt(mark, 10) }, content: [] }
}
