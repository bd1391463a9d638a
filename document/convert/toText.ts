import type { Body, BodyNode } from '../body.ts'
import { inlineTextOf } from './inlineText.ts'

/**
 * Returns a body as plain text for reading: a blank line between blocks, a sign before each item,
 * and a row of a table per line.
 */
export const toText = (body: Body): string => `${linesOfBlocks(body.content, false).join('\n')}\n`

/** Returns the lines of blocks, with a blank line between two. In a list, they follow each other without blank lines. */
export function linesOfBlocks(nodes: readonly BodyNode[], isTight: boolean): string[] {
  const lines: string[] = []
  for (const [index, node] of nodes.entries()) {
    if (index > 0 && !isTight) lines.push('')
    lines.push(...block(node))
  }
  return lines
}

function block(node: BodyNode): string[] {
  const content = node.content ?? []
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return inlineTextOf(content).split('\n')
    case 'horizontalRule':
      return ['* * *']
    case 'blockquote':
      return linesOfBlocks(content, false).map(line => `> ${line}`.trimEnd())
    case 'bulletList':
      return content.flatMap(item => itemLines('- ', item))
    case 'orderedList': {
      const { start } = node.attrs ?? {}
      const first = typeof start === 'number' ? start : 1
      return content.flatMap((item, index) => itemLines(`${first + index}. `, item))
    }
    case 'taskList':
      return content.flatMap(item => itemLines(item.attrs?.['checked'] === true ? '[x] ' : '[ ] ', item))
    case 'table':
      return content.map(({ content: cells = [] }) =>
        cells.map(cell => linesOfBlocks(cell.content ?? [], true).join(' ')).join('\t'),
      )
    case 'image':
      return node.attrs?.['alt'] ? [`[${String(node.attrs['alt'])}]`] : []
    default:
      return linesOfBlocks(content, true)
  }
}

function itemLines(sign: string, item: BodyNode): string[] {
  const indent = ' '.repeat(sign.length)
  return linesOfBlocks(item.content ?? [], true).map((line, index) =>
    index === 0 ? `${sign}${line}` : line === '' ? '' : `${indent}${line}`,
  )
}
