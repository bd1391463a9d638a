import type { NodeType } from 'prosemirror-model'

import { ATTRIBUTES } from './attributes.ts'
import type { AttributeValue, Body, BodyMark, BodyNode } from './body.ts'
import { tablesOf } from './coerceTable.ts'
import { markTypeOf, nodeTypeOf, parseBody } from './parse.ts'
import { bodySchema } from './schema.ts'
import { storable } from './storable.ts'
import { MAX_TABLE_PLACES } from './table.ts'
import { MAX_DEPTH } from './version.ts'
import type { RawNode } from './yjs.ts'

/**
 * Maximum number of cells that are added to the tables of a body: two tables of the largest size.
 * Without a limit, a few wide rows among many short ones would become millions of cells.
 */
const MAX_ADDED_CELLS = 2 * MAX_TABLE_PLACES

/** Separates the texts on both sides of a removed node. */
const BOUNDARY: RawNode = { type: '(boundary)' }

/**
 * Returns the closest valid body. Unknown and too deeply nested nodes are replaced by their
 * content. Stray text gets a paragraph, stray items a list. A table in a cell, a list or a quote is
 * replaced by the blocks of its cells, and so is one that lacks too many cells. Disallowed attributes
 * and marks are dropped. Text is kept.
 */
export const coerceBody = (raw: RawNode): Body => {
  // Wrapping stray content adds levels. The second attempt leaves more room, and the last keeps
  // only lines of text.
  for (const levels of [MAX_DEPTH, MAX_DEPTH / 2, 0]) {
    const content = blocksOf(withinLevels(raw, levels).content ?? [], tablesIn())
    const body = { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
    const result = parseBody(body, { characters: Number.POSITIVE_INFINITY })
    if (result.ok) return result.value
  }
  throw new Error('a body of paragraphs is not a body')
}

/** Returns the tree without unknown nodes and nodes below a level. Their content replaces them. */
const withinLevels = (raw: RawNode, levels: number): RawNode => {
  const root: RawNode = { type: 'doc', content: [] }
  interface Visit {
    node: RawNode
    into: RawNode[]
    level: number
  }
  const stack: Visit[] = []
  const descend = (node: RawNode, into: RawNode[], level: number): void => {
    for (const child of (node.content ?? []).toReversed()) stack.push({ node: child, into, level })
  }
  descend(raw, root.content ?? [], 1)
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { node, into, level } = visit
    const type = nodeTypeOf(node.type)
    if (node === BOUNDARY) {
      into.push(node)
    } else if (type?.isLeaf) {
      into.push({ ...node, content: [] })
      descend(node, into, level)
    } else if (type && type !== bodySchema.topNodeType && level <= levels) {
      const content: RawNode[] = []
      into.push({ ...node, content })
      descend(node, content, level + 1)
    } else {
      into.push(BOUNDARY)
      stack.push({ node: BOUNDARY, into, level })
      descend(node, into, level)
    }
  }
  return root
}

const withContent = (type: NodeType, raw: RawNode, content: BodyNode[]): BodyNode => {
  const attrs = attributesOf(type.name, raw.attrs)
  return { type: type.name, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }
}

type ToBlocks = (type: NodeType, raw: RawNode) => BodyNode[]

/**
 * Returns blocks for a document, a quote, an item or a cell. Runs of inline content become
 * paragraphs.
 */
const blocksOf = (children: RawNode[], toBlocks: ToBlocks = blockOf): BodyNode[] => {
  const blocks: BodyNode[] = []
  let run: RawNode[] = []
  const endRun = (): void => {
    const content = inlinesOf(bodySchema.nodes['paragraph'], run)
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    run = []
  }
  for (const child of children) {
    const type = nodeTypeOf(child.type)
    if (type?.isInline) {
      run.push(child)
      continue
    }
    endRun()
    if (type) for (const block of toBlocks(type, child)) blocks.push(block)
  }
  endRun()
  return blocks
}

/**
 * Returns one block, or none if nothing remains. An item outside a list, and parts of a table where
 * no table may be, return their blocks.
 */
const blockOf = (type: NodeType, raw: RawNode): BodyNode[] => {
  const children = raw.content ?? []
  if (type.inlineContent) return [withContent(type, raw, inlinesOf(type, children))]
  if (type.isLeaf) return [withContent(type, raw, [])]
  if (isItem(type) || type.spec['tableRole']) return blocksOf(children)
  const content = itemOf(type) ? itemsOf(type, children) : blocksOf(children)
  return content.length > 0 ? [withContent(type, raw, content)] : []
}

/** As `blockOf`, for one document, which has tables. Parts of a table outside one become a table. */
const tablesIn = (): ToBlocks => {
  let room = MAX_ADDED_CELLS
  return (type, raw) => {
    if (!type.spec['tableRole']) return blockOf(type, raw)
    const made = tablesOf(type.name === 'table' ? (raw.content ?? []).map(rowOf) : [rowOf(raw)], room)
    if (!made) return blockOf(type, raw)
    room -= made.added
    return made.tables
  }
}

/** Returns a row of cells. Other nodes are put into new ones. */
const rowOf = (raw: RawNode): BodyNode => {
  const cells = raw.type === 'tableRow' ? (raw.content ?? []) : [raw]
  return { type: 'tableRow', content: cells.filter(cell => cell !== BOUNDARY).map(cellOf) }
}

const cellOf = (raw: RawNode): BodyNode => {
  const type = nodeTypeOf(raw.type)
  const isCell = type?.name === 'tableCell' || type?.name === 'tableHeader'
  const blocks = blocksOf(isCell ? (raw.content ?? []) : [raw])
  const content = blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
  return isCell ? withContent(type, raw, content) : { type: 'tableCell', content }
}

const isItem = (type: NodeType): boolean => type.name === 'listItem' || type.name === 'taskItem'

/** Returns the item type of a list, or null for other nodes. */
const itemOf = (type: NodeType): NodeType | null => {
  const first = type.contentMatch.defaultType
  return first && isItem(first) ? first : null
}

/** Returns items for a list. Other children become items. */
const itemsOf = (list: NodeType, children: RawNode[]): BodyNode[] => {
  const item = itemOf(list)
  if (!item) return []
  const items: BodyNode[] = []
  for (const child of children) {
    const type = nodeTypeOf(child.type)
    const blocks = blocksOf(type && isItem(type) ? (child.content ?? []) : [child])
    if (blocks.length === 0) continue
    if (blocks[0]?.type !== 'paragraph') blocks.unshift({ type: 'paragraph' })
    items.push(withContent(item, type === item ? child : { type: item.name }, blocks))
  }
  return items
}

/**
 * Returns inline content for a textblock. A block inside it is replaced by its content on a
 * separate line.
 */
const inlinesOf = (parent: NodeType | undefined, children: RawNode[]): BodyNode[] => {
  if (!parent) return []
  const inlines: BodyNode[] = []
  let apart = false
  const push = (node: BodyNode): void => {
    if (apart && inlines.length > 0) inlines.push(lineBreakFor(parent))
    apart = false
    inlines.push(node)
  }
  const stack = children.toReversed()
  for (let child = stack.pop(); child; child = stack.pop()) {
    const type = nodeTypeOf(child.type)
    if (type?.isText) {
      const text = typeof child.text === 'string' ? storable(child.text) : ''
      const marks = marksOf(parent, child.marks ?? [])
      if (text !== '') push({ type: 'text', text, ...(marks.length > 0 && { marks }) })
    } else if (type?.isInline) {
      push(lineBreakFor(parent))
    } else {
      apart = true
      stack.push(...(child.content ?? []).toReversed(), ...(child === BOUNDARY ? [] : [BOUNDARY]))
    }
  }
  return inlines
}

const lineBreakFor = (parent: NodeType): BodyNode =>
  parent.spec.code ? { type: 'text', text: '\n' } : { type: 'hardBreak' }

const marksOf = (parent: NodeType, raw: { type: string; attrs?: unknown }[]): BodyMark[] => {
  const marks = new Map<string, BodyMark>()
  for (const { type: name, attrs: given } of raw) {
    const type = markTypeOf(name)
    if (!type || !parent.allowsMarkType(type)) continue
    const attrs = attributesOf(name, given)
    if (attrs === null) continue
    const mark: BodyMark = { type: name, ...(attrs && { attrs }) }
    marks.set(type.excludes(type) ? name : JSON.stringify(mark), mark)
  }
  return [...marks.values()]
}

/**
 * Returns allowed attributes, with defaults for the others. Undefined: the node has none. Null: a
 * required one is invalid.
 */
const attributesOf = (name: string, given: unknown): Record<string, AttributeValue> | null | undefined => {
  const rules = ATTRIBUTES[name]
  if (!rules) return undefined
  const values = new Map<string, unknown>(
    typeof given === 'object' && given !== null ? Object.entries(given) : [],
  )
  const attrs: Record<string, AttributeValue> = {}
  for (const [attribute, rule] of Object.entries(rules)) {
    const value = values.get(attribute)
    attrs[attribute] = rule.accepts(value) ? value : rule.default
    if (!rule.accepts(attrs[attribute])) return null
  }
  return attrs
}
