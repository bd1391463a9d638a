import type { JSONContent } from '@tiptap/core'

type Email = { subject: string; body: string; recipient: string }

/** Returns an address (RFC 6068) that opens the user's mail app with the email. */
export function mailtoOf({ subject, body, recipient }: Email): string {
  const to = /^\S+@\S+\.\S+$/.test(recipient) ? encodeURIComponent(recipient).replace('%40', '@') : ''
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}

/** Returns the body as a document: a paragraph for each block of lines, and a break for each line. */
export function contentOf(body: string): JSONContent {
  const blocks = body
    .trim()
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => line.trim() !== ''))
  return {
    type: 'doc',
    content: blocks.map(lines => ({
      type: 'paragraph',
      content: lines.flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        { type: 'text', text: line },
      ]),
    })),
  }
}
