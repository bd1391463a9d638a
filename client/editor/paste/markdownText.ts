import type { JSONContent } from '@tiptap/core'

import { unescaped } from './escapes.ts'

/** An image is a link to it: the pictures of others are not fetched. */
const LINK =
  /(?<!\\)(?:!?\[((?:[^\]\\]|\\.)+)\]\(((?:https?:\/\/|mailto:)(?:[^\s()\\]|\\.|\([^\s()]*\))+)(?: "[^"]*")?\)|<(https?:\/\/[^\s<>]+)>)/g

/** A break inside of a paragraph. */
const BREAK = '\\\n'

/** Returns a block with the text of a line, or of several with breaks between them, and with its links. */
export function textBlock(type: string, text: string, attrs: Record<string, unknown> = {}): JSONContent {
  const content: JSONContent[] = []
  let from = 0
  const add = (part: string, href?: string) => {
    const marks = href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }
    for (const [at, line] of part.split(BREAK).entries()) {
      if (at > 0) content.push({ type: 'hardBreak' })
      if (line !== '') content.push({ type: 'text', text: line, ...marks })
    }
  }
  for (const { index, 0: whole, 1: label = '', 2: href = '', 3: address } of text.matchAll(LINK)) {
    add(text.slice(from, index))
    if (address === undefined) add(label, unescaped(href))
    else add(address, address)
    from = index + whole.length
  }
  add(text.slice(from))
  return { type, attrs, content }
}

/** Returns whether a line goes on in the next one: a backslash ends it, and is not escaped itself. */
export const isBroken = (line: string): boolean => /(?<!\\)(?:\\\\)*\\$/.test(line)
