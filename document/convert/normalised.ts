import type { AttributeValue, Body, BodyNode } from '../body.ts'
import { coerceBody } from '../coerce.ts'
import { columnsOf, Grid, rowsOf } from '../table.ts'

/** Returns the content of a paragraph with its line feeds as breaks, as they look. */
export const withBreaks = (content: readonly BodyNode[]): BodyNode[] =>
  content.flatMap(node => {
    if (node.type !== 'text') return [{ type: node.type }]
    return (node.text ?? '')
      .split(/\r\n?|\n/)
      .flatMap((text, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(text === '' ? [] : [{ ...node, text }]),
      ])
  })

/**
 * Returns the content of a paragraph without white space and breaks at its end, where Markdown has
 * none. A space there would be the characters of its code.
 */
export function paragraphOf(content: readonly BodyNode[]): BodyNode[] {
  const nodes = withBreaks(content)
  const last = nodes.findLastIndex(node => !isSpace(node))
  return nodes
    .slice(0, last + 1)
    .map((node, index) =>
      index === last && node.text !== undefined ? { ...node, text: node.text.trimEnd() } : node,
    )
}

/** Returns the content of a heading with spaces for its breaks. A heading of Markdown is a line. */
export const headingOf = (content: readonly BodyNode[]): BodyNode[] =>
  paragraphOf(content).map(node => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node))

const isSpace = ({ type, text }: BodyNode): boolean => type === 'hardBreak' || text?.trim() === ''

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'codeBlock'])

const textBlocksIn = (node: BodyNode): BodyNode[] =>
  TEXT_BLOCKS.has(node.type) ? [node] : (node.content ?? []).flatMap(textBlocksIn)

/** Returns the content of a line without white space and breaks at its ends. */
function trimmed(content: readonly BodyNode[]): BodyNode[] {
  const nodes = content.slice(
    content.findIndex(node => !isSpace(node)),
    content.findLastIndex(node => !isSpace(node)) + 1,
  )
  return nodes.map((node, index) => {
    const start = index === 0 ? node.text?.trimStart() : node.text
    const text = index === nodes.length - 1 ? start?.trimEnd() : start
    return text === undefined ? node : { ...node, text }
  })
}

/** Returns the content of a cell as one paragraph, with a break between its blocks. */
export const lineOf = (cell: BodyNode): BodyNode[] =>
  trimmed(
    textBlocksIn(cell).flatMap(({ content = [] }, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...withBreaks(content),
    ]),
  )

/**
 * Returns the rows of a table without cells over several places: Markdown has none, so the other
 * places are empty. Each cell is a line, and columns are aligned as in the first row.
 */
export function plainRows(rows: readonly BodyNode[]): BodyNode[] {
  const grid = new Grid()
  const lines = rows.map(row => {
    const line: BodyNode[][] = []
    for (const cell of row.content ?? []) {
      line[grid.column] = lineOf(cell)
      grid.place(columnsOf(cell), rowsOf(cell))
    }
    grid.endRow()
    return line
  })
  const aligns = alignsOf(rows[0])
  return lines.map((line, row) => ({
    type: 'tableRow',
    content: Array.from({ length: grid.width }, (_, column) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1, colwidth: null, align: aligns[column] ?? null },
      content: [{ type: 'paragraph', content: line[column] ?? [] }],
    })),
  }))
}

const alignsOf = (row: BodyNode | undefined): AttributeValue[] =>
  (row?.content ?? []).flatMap(cell =>
    Array.from({ length: columnsOf(cell) }, () => cell.attrs?.['align'] ?? null),
  )

/** Changes the nodes of a body from the inside out. A node may become several or none. */
function mapped(body: Body, change: (node: BodyNode) => BodyNode[]): Body {
  const visit = (node: BodyNode): BodyNode[] =>
    change(node.content ? { ...node, content: node.content.flatMap(visit) } : node)
  const [root] = visit(body)
  return coerceBody(root ?? { type: 'doc' })
}

/** Returns what HTML keeps of a body: all but the difference between a line feed and a break. */
export const asHtmlKeeps = (body: Body): Body =>
  mapped(body, node =>
    node.type === 'paragraph' || node.type === 'heading'
      ? [{ ...node, content: withBreaks(node.content ?? []) }]
      : node.type === 'image'
        ? []
        : withBlock(node),
  )

/** Returns a quote or a cell with a block, if images were all of it. */
function withBlock(node: BodyNode): BodyNode[] {
  if ((node.content ?? []).length > 0) return [node]
  if (node.type === 'blockquote') return []
  return node.type.startsWith('tableC') || node.type.startsWith('tableH')
    ? [{ ...node, content: [{ type: 'paragraph' }] }]
    : [node]
}

const withPlainRows = (node: BodyNode): BodyNode[] =>
  node.type === 'table' ? [{ ...node, content: plainRows(node.content ?? []) }] : [node]

/**
 * Returns what Markdown keeps of a body. It has no empty paragraphs, no white space or breaks at
 * the end of one, no breaks in a heading, and only numbers from 0 for lists.
 */
export const asMarkdownKeeps = (body: Body): Body =>
  mapped(mapped(body, withPlainRows), node => {
    const content = node.content ?? []
    switch (node.type) {
      case 'paragraph': {
        const kept = paragraphOf(content)
        return kept.length > 0 ? [{ ...node, content: kept }] : []
      }
      case 'heading':
        return [{ ...node, content: headingOf(content) }]
      case 'blockquote':
        return content.length > 0 ? [node] : []
      case 'listItem':
      case 'taskItem':
        return content[0]?.type === 'paragraph'
          ? [node]
          : [{ ...node, content: [{ type: 'paragraph' }, ...content] }]
      case 'orderedList':
        return [{ ...node, attrs: { start: Math.max(0, Number(node.attrs?.['start'])), type: null } }]
      case 'image':
        return []
      default:
        return [node]
    }
  })
