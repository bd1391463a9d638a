import type { RawNode } from '../../yjs.ts'

export type ListPlace = {
  id: string
  /** From 0. */
  level: number
  kind: 'bullet' | 'ordered' | 'task'
  start: number
  type: string | null
  checked: boolean
}

/** A paragraph of a Word file, and what it is in a body. */
export type FlatParagraph = {
  kind: 'text' | 'heading' | 'code' | 'rule' | 'image'
  /** The level of a heading, from 1. */
  level: number
  /** How many quotes are around it. */
  quotes: number
  list: ListPlace | null
  /** The level of the item that it continues, from 0; null: it continues none. */
  continues: number | null
  /** Whether it is a line of a block of code with others. */
  isLine: boolean
  content: RawNode[]
}

export type Flat = FlatParagraph | { kind: 'node'; node: RawNode }

type Open = { kind: 'list' | 'item' | 'quote'; node: RawNode; level: number; id: string }

/** Returns blocks, with the lists and quotes that Word has only as paragraphs. */
export function nested(flat: readonly Flat[]): RawNode[] {
  const nest = new Nest()
  for (const each of flat) {
    if (each.kind === 'node') nest.add(each.node)
    else if (each.list) nest.item(each, each.list)
    else nest.block(each)
  }
  return nest.root.content ?? []
}

class Nest {
  readonly root: RawNode = { type: '(part)', content: [] }
  private readonly open: Open[] = []

  private get content(): RawNode[] {
    return (this.open.at(-1)?.node ?? this.root).content ?? []
  }

  /** How many quotes are around all lists. */
  private get outerQuotes(): number {
    const list = this.open.findIndex(({ kind }) => kind !== 'quote')
    return list < 0 ? this.open.length : list
  }

  add(node: RawNode): void {
    this.open.length = 0
    this.content.push(node)
  }

  /** A list in a quote has the quote around all of it. */
  item({ quotes, content }: FlatParagraph, list: ListPlace): void {
    const outside = this.outerQuotes
    if (outside !== quotes) {
      this.open.length = Math.min(outside, quotes)
      this.quotes(quotes - this.open.length)
    }
    const keeps = ({ kind, level, id }: Open) =>
      kind !== 'quote' && (level < list.level || (kind === 'list' && level === list.level && id === list.id))
    const end = this.open.findIndex((each, index) => index >= quotes && !keeps(each))
    if (end >= 0) this.open.length = end
    const { level, id, kind } = list
    if (this.open.at(-1)?.kind !== 'list') this.push('list', listNode(list), level, id)
    const item: RawNode =
      kind === 'task'
        ? { type: 'taskItem', attrs: { checked: list.checked }, content: [] }
        : { type: 'listItem', content: [] }
    this.push('item', item, level, id)
    this.content.push({ type: 'paragraph', content })
  }

  block(paragraph: FlatParagraph): void {
    const { kind, level, content, quotes, continues } = paragraph
    const item =
      continues === null
        ? -1
        : this.open.findLastIndex(each => each.kind === 'item' && each.level <= continues)
    const inside = this.open.length - item - 1
    const isInside = inside > 0 && this.open.slice(item + 1).every(each => each.kind === 'quote')
    if (item >= 0 && !isInside) this.open.length = item + 1
    // A paragraph after a list in a quote is in the same quote.
    if (item < 0) this.open.length = this.outerQuotes
    const around = item < 0 ? this.open.length : this.open.length - item - 1
    if (around > quotes) this.open.length -= around - quotes
    else this.quotes(quotes - around)
    const last = this.content.at(-1)
    if (kind === 'code' && paragraph.isLine && last?.type === 'codeBlock')
      last.content?.push({ type: 'hardBreak' }, ...content)
    else if (kind === 'code') this.content.push({ type: 'codeBlock', content })
    else if (kind === 'heading') this.content.push({ type: 'heading', attrs: { level }, content })
    else if (kind === 'image') this.content.push(...content)
    else if (kind === 'rule') this.content.push({ type: 'horizontalRule' })
    else this.content.push({ type: 'paragraph', content })
  }

  private quotes(count: number): void {
    for (let index = 0; index < count; index += 1)
      this.push('quote', { type: 'blockquote', content: [] }, -1, '')
  }

  private push(kind: Open['kind'], node: RawNode, level: number, id: string): void {
    this.content.push(node)
    this.open.push({ kind, node, level, id })
  }
}

function listNode({ kind, start, type }: ListPlace): RawNode {
  if (kind === 'ordered') return { type: 'orderedList', attrs: { start, type }, content: [] }
  return { type: kind === 'task' ? 'taskList' : 'bulletList', content: [] }
}
