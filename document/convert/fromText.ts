import type { RawNode } from '../yjs.ts'
import { type Draft, nothingLeftOut } from './imported.ts'

/**
 * Reads plain text. Blank lines separate paragraphs, and a line inside one ends with a break. In a
 * text without blank lines, each line is a paragraph.
 */
export function fromText(text: string): Draft {
  const trimmed = text.replaceAll(/^\n+|\s+$/g, '')
  const paragraphs = trimmed.split(/\n(?:[ \t]*\n)+/)
  const content =
    paragraphs.length > 1
      ? paragraphs.map(part => paragraph(part.split('\n')))
      : trimmed.split('\n').map(line => paragraph([line]))
  return { raw: { type: 'doc', content }, title: null, leftOut: nothingLeftOut(), media: [] }
}

const paragraph = (lines: readonly string[]): RawNode => ({
  type: 'paragraph',
  content: lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(line === '' ? [] : [{ type: 'text', text: line }]),
  ]),
})
