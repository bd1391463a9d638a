import type { JSONContent } from '@tiptap/core'

import { textBlock } from './markdownText.ts'

/** The line below the head of a table: `|---|:-:|`. */
const RULER = /^ {0,3}(?:\|(?:[ \t]*:?-+:?[ \t]*\|)+|(?:\|?[ \t]*:?-+:?[ \t]*\|)+[ \t]*:?-+:?)[ \t]*$/

/** Returns whether a table as GitHub writes it begins here: a head with a ruler of as many cells. */
export const isTable = (head: string, ruler: string): boolean =>
  head.includes('|') && RULER.test(ruler) && cellsOf(head).length === cellsOf(ruler).length

/** Returns a table, whose second line is its ruler. */
export function table(lines: readonly string[]): JSONContent {
  const [head = '', ruler = '', ...rest] = lines
  const aligned = cellsOf(ruler).map(alignOf)
  const row = (line: string, type: string): JSONContent => {
    const cells = cellsOf(line)
    const content = aligned.map((align, at) => ({
      type,
      attrs: { align },
      content: [textBlock('paragraph', cells[at] ?? '')],
    }))
    return { type: 'tableRow', content }
  }
  return { type: 'table', content: [row(head, 'tableHeader'), ...rest.map(line => row(line, 'tableCell'))] }
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'))

function alignOf(cell: string): string | null {
  if (!cell.endsWith(':')) return cell.startsWith(':') ? 'left' : null
  return cell.startsWith(':') ? 'center' : 'right'
}
