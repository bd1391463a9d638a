import type { Body, BodyNode } from '#document/body.ts'
import { coerceBody } from '#document/coerce.ts'
import { withBreaks } from '#document/convert/normalised.ts'

/** Characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Blocks that become one with the next of their kind. */
const JOINED = new Set(['blockquote', 'taskList'])

/**
 * Returns a body without what a Word file does not keep, as docs/product/files.md lists it, and
 * without images, whose files a test does not have.
 */
export function asDocxKeeps(body: Body): Body {
  const [root] = visit(body, 0)
  return coerceBody(root ?? { type: 'doc' })
}

function visit(node: BodyNode, items: number): BodyNode[] {
  const inside = node.type.endsWith('Item') ? items + 1 : items
  const content = joined((node.content ?? []).flatMap(child => visit(child, inside)))
  switch (node.type) {
    case 'text': {
      const text = (node.text ?? '').replaceAll(FORBIDDEN, '')
      return text === '' ? [] : [{ ...node, text }]
    }
    case 'image':
      return []
    case 'hardBreak':
    case 'horizontalRule':
      return [node]
    case 'codeBlock':
      return [{ ...node, content, attrs: { language: null } }]
    case 'paragraph':
    case 'heading':
      return [{ ...node, content: withBreaks(content) }]
    case 'blockquote':
      return quotesOf(content, items > 0)
    case 'tableRow': {
      const isHead = content.every(({ type }) => type === 'tableHeader')
      return [{ ...node, content: isHead ? content : content.map(withKnownHeader) }]
    }
    case 'tableCell':
    case 'tableHeader': {
      const attrs = { ...node.attrs, colwidth: null }
      return [{ ...node, attrs, content: content.length > 0 ? content : [{ type: 'paragraph' }] }]
    }
    default:
      return [{ ...node, content }]
  }
}

/** A header outside a row of headers is known by its paragraphs. */
const withKnownHeader = (cell: BodyNode): BodyNode =>
  cell.content?.some(({ type }) => type === 'paragraph') ? cell : { ...cell, type: 'tableCell' }

/** A quote inside an item has no lists. They are between two quotes. */
function quotesOf(content: readonly BodyNode[], isInItem: boolean): BodyNode[] {
  const blocks: BodyNode[] = []
  for (const node of content) {
    const last = blocks.at(-1)
    const isQuoted = !isInItem || !node.type.endsWith('List')
    if (!isQuoted) blocks.push(node)
    else if (last?.type === 'blockquote' && !content.includes(last)) last.content?.push(node)
    else blocks.push({ type: 'blockquote', content: [node] })
  }
  return blocks
}

function joined(nodes: readonly BodyNode[]): BodyNode[] {
  const all: BodyNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (last?.type === node.type && JOINED.has(node.type))
      all[all.length - 1] = { ...last, content: joined([...(last.content ?? []), ...(node.content ?? [])]) }
    else all.push(node)
  }
  return all
}
