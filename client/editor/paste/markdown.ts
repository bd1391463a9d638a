import type { JSONContent } from '@tiptap/core'

/** Lines that only Markdown has: a heading, a fence, an item, a task, a quote, a rule, a link. */
const SIGNS =
  /^(?:#{1,6} \S|```|~~~|> ?\S|[ \t]*[-*+] \S|[ \t]*1[.)] \S|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)|\[[^\]]+\]\(\S+\)/m

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w#+.-]*)[^`]*$/
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const QUOTE = /^ {0,3}> ?(.*)$/
const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+)(\S.*)$/
const TASK = /^\[([ xX])\][ \t]+(.*)$/

/** Deeper items than a document may hold are on its last level. */
const DEEPEST = 6

/** Returns whether a pasted text is Markdown, by its blocks. Signs inside of lines have paste rules. */
export const isMarkdown = (text: string): boolean => SIGNS.test(text)

/**
 * Returns the blocks of a text in Markdown. Each other line is a paragraph, as in any pasted text.
 * The marks inside of lines are left to the paste rules, except for links.
 */
export function markdownBlocks(text: string): JSONContent[] {
  return blocksOf(text.split(/\r\n?|\n/))
}

function blocksOf(lines: readonly string[]): JSONContent[] {
  const blocks: JSONContent[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const [, fence, language] = FENCE.exec(line) ?? []
    const [, hashes, title = ''] = HEADING.exec(line) ?? []
    const end = fence ? closing(lines, at, fence) : reach(lines, at, line)
    if (fence) blocks.push(code(lines.slice(at + 1, end - 1), language ?? ''))
    else if (hashes) blocks.push(textBlock('heading', title, { level: Math.min(hashes.length, 3) }))
    else if (RULE.test(line)) blocks.push({ type: 'horizontalRule' })
    else if (QUOTE.test(line)) blocks.push(quote(lines.slice(at, end)))
    else if (isItem(line)) blocks.push(...lists(lines.slice(at, end)))
    else if (line.trim() !== '') blocks.push(textBlock('paragraph', line.trim()))
    at = end
  }
  return blocks
}

const isItem = (line: string): boolean => ITEM.test(line) && !RULE.test(line)

/** Returns where a block that goes on over several lines ends. */
function reach(lines: readonly string[], from: number, first: string): number {
  const belongs = QUOTE.test(first)
    ? (line: string) => QUOTE.test(line)
    : isItem(first)
      ? (line: string, next: string) =>
          isItem(line) || /^(?: {2,}|\t)\S/.test(line) || (line.trim() === '' && isItem(next))
      : () => false
  let end = from + 1
  while (end < lines.length && belongs(lines[end] ?? '', lines[end + 1] ?? '')) end += 1
  return end
}

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

const quote = (lines: readonly string[]): JSONContent => {
  const inside = blocksOf(lines.map(line => QUOTE.exec(line)?.[1] ?? ''))
  return { type: 'blockquote', content: inside.length > 0 ? inside : [{ type: 'paragraph' }] }
}

type List = JSONContent & { content: JSONContent[] }
type Open = { list: List; indent: number; sign: string }

/** Returns the lists of items, which are nested by their indentation. */
function lists(lines: readonly string[]): JSONContent[] {
  const made: JSONContent[] = []
  let open: Open[] = []
  for (const line of lines) {
    const [, space = '', mark = '', , text = ''] = ITEM.exec(line) ?? []
    if (mark === '') {
      // A further line of the item before it.
      if (line.trim() !== '')
        open.at(-1)?.list.content.at(-1)?.content?.push(textBlock('paragraph', line.trim()))
      continue
    }
    const indent = space.replaceAll('\t', '    ').length
    open = open.filter(each => each.indent <= indent)
    const [, done, task = text] = TASK.exec(text) ?? []
    const sign = done === undefined ? mark.slice(-1) : 'task'
    let here = open.at(-1)
    const isDeeper = here !== undefined && indent > here.indent + 1 && open.length < DEEPEST
    if (here === undefined || isDeeper || here.sign !== sign) {
      const list = newList(sign, mark)
      if (here && !isDeeper) open.pop()
      const parent = open.at(-1)?.list.content.at(-1)
      if (parent?.content) parent.content.push(list)
      else made.push(list)
      here = { list, indent, sign }
      open.push(here)
    }
    const content = [textBlock('paragraph', task)]
    here.list.content.push(
      done === undefined
        ? { type: 'listItem', content }
        : { type: 'taskItem', attrs: { checked: done !== ' ' }, content },
    )
  }
  return made
}

function newList(sign: string, mark: string): List {
  if (sign === 'task') return { type: 'taskList', content: [] }
  if (!/\d/.test(mark)) return { type: 'bulletList', content: [] }
  return { type: 'orderedList', attrs: { start: Number.parseInt(mark, 10) }, content: [] }
}

const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s()]+|mailto:[^\s()]+)(?: "[^"]*")?\)/g

function textBlock(type: string, text: string, attrs: Record<string, unknown> = {}): JSONContent {
  const content: JSONContent[] = []
  let from = 0
  const add = (part: string, href?: string) => {
    if (part === '') return
    content.push({
      type: 'text',
      text: part,
      ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }),
    })
  }
  for (const { index, 0: whole, 1: label = '', 2: href = '' } of text.matchAll(LINK)) {
    add(text.slice(from, index))
    add(label, href)
    from = index + whole.length
  }
  add(text.slice(from))
  return { type, attrs, content }
}
