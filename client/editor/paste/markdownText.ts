import type { JSONContent } from '@tiptap/core'

/** An image is a link to it: the pictures of others are not fetched. */
const LINK = /!?\[([^\]]+)\]\((https?:\/\/[^\s()]+|mailto:[^\s()]+)(?: "[^"]*")?\)/g

/** A sign at the start of a line that is none. */
const ESCAPED = /^(\d{1,9})?\\(?=[#>+*|.)=-])/

/** Returns a block with the text of a line, and with its links. */
export function textBlock(type: string, line: string, attrs: Record<string, unknown> = {}): JSONContent {
  const text = line.replace(ESCAPED, '$1')
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
