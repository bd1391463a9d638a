import * as Y from 'yjs'

import { idKey, type Block, type Id, type Span } from '#document/acts/record.ts'
import { bodySchema } from '#document/schema.ts'
import { BODY_FIELD } from '#document/version.ts'

import { elementOf } from './block.ts'
import { spanFrom } from './carried.ts'
import { itemAt } from './characters.ts'
import { isListItem } from './listItem.ts'
import { withoutNotes, type Again } from './oldText.ts'
import { elementIn, isTextblock, itemsIn } from './textblock.ts'
import { noteRewritten } from './unsent.ts'

export type Text = { span: Span; string: string; formats: Record<string, unknown> }
/** A block with what was in it. */
export type Kept = { name: string; attributes: Record<string, unknown>; content: (Kept | Text[])[] }
/**
 * A block that someone has made in a list or quote which went, while the blocks around it were written again
 * elsewhere. `copy`: one of these, which it comes behind or before; null: it comes at the end of the body.
 */
export type Orphan = { id: Id; copy: Id | null; isBefore: boolean; kept: Kept }

type Tests = {
  isOrphan: (item: Y.Item) => boolean
  /** The parts of an item that are there, but for what it was in. */
  liveIn: (item: Y.Item) => readonly Span[]
}

/** Returns the new blocks with text in what blocks went with. */
export function orphansIn(doc: Y.Doc, blocks: readonly Block[], tests: Tests): Orphan[] {
  const copies = new Map(
    blocks.flatMap(({ taken, brought }) => (taken && brought ? [[idKey(taken), brought] as const] : [])),
  )
  const roots = new Set(blocks.flatMap(({ taken }) => (taken && goneAround(doc, taken)) ?? []))
  return [...roots].flatMap(root => {
    const found: Orphan[] = []
    let last: Id | null = null
    let first: Id | null = null
    const visit = (parent: Y.XmlElement) => {
      for (let item = parent._start; item; item = item.right) {
        const element = elementIn(item)
        if (!element) continue
        const { client, clock } = item.id
        const copy = copies.get(idKey({ client, clock }))
        if (copy) {
          last = copy
          first ??= copy
        } else if (isMovable(element) && tests.isOrphan(item)) {
          const kept = keptOf(element, tests)
          if (textOfKept(kept).trim() !== '')
            found.push({ id: { client, clock }, copy: last, isBefore: !last, kept })
        } else if (!isTextblock(element)) visit(element)
      }
    }
    visit(root)
    return found.flatMap(one => {
      const copy = one.copy ?? first
      return copy ? [{ ...one, copy }] : []
    })
  })
}

/** Returns the outermost element around another one that went with it, or null. */
export function goneAround(doc: Y.Doc, id: Id): Y.XmlElement | null {
  let outer: Y.Item | null = null
  for (let item = itemAt(doc, id); item?.parent instanceof Y.AbstractType;) {
    item = item.parent._item
    if (item?.deleted) outer = item
  }
  return outer && elementIn(outer)
}

/** Whether an element may be somewhere else than in its kind of parent. */
const isMovable = (element: Y.XmlElement): boolean =>
  bodySchema.nodes[element.nodeName]?.isInGroup('block') === true || isListItem(element)

function keptOf(element: Y.XmlElement, tests: Tests): Kept {
  const kept: Kept = { name: element.nodeName, attributes: {}, content: [] }
  for (const [name, item] of element._map)
    if (tests.liveIn(item).length > 0) kept.attributes[name] = item.content.getContent().at(-1)
  for (let item = element._start; item; item = item.right) {
    if (!(item.content instanceof Y.ContentType) || tests.liveIn(item).length === 0) continue
    const { type } = item.content
    if (type instanceof Y.XmlElement) kept.content.push(keptOf(type, tests))
    else if (type instanceof Y.XmlText) kept.content.push(textsOf(type, tests))
  }
  return kept
}

function textsOf(text: Y.XmlText, { liveIn }: Tests): Text[] {
  const texts: Text[] = []
  const formats = new Map<string, unknown>()
  for (let item = text._start; item; item = item.right) {
    const { content, id } = item
    for (const span of liveIn(item)) {
      if (content instanceof Y.ContentFormat) formats.set(content.key, content.value)
      if (!(content instanceof Y.ContentString)) continue
      const string = content.str.slice(span.from - id.clock, span.to - id.clock)
      texts.push({ span, string, formats: withoutNotes(formats) })
    }
  }
  return texts
}

/** Returns the text of a block. */
export const textOfKept = ({ content }: Kept): string =>
  content
    .map(one => (Array.isArray(one) ? one.map(({ string }) => string).join('') : textOfKept(one)))
    .join('')

/** Writes blocks next to the copies of those that they were next to. Returns where their texts are again. */
export function writeOrphans(doc: Y.Doc, orphans: readonly Orphan[]): Again[] {
  const lastItems = new Map<string, Y.XmlElement>()
  const lastBlocks = new Map<string, Y.XmlElement>()
  return orphans.flatMap(({ id, copy, isBefore, kept }) => {
    const target = copy && elementOf(doc, copy)
    if (copy && !target) return []
    const [key, around] = [`${copy ? idKey(copy) : ''} ${isBefore}`, target?.parent]
    const isItem = kept.name.endsWith('Item')
    const item = isItem && isListItem(around) ? (lastItems.get(key) ?? around) : null
    const attributes = item?.nodeName === kept.name ? kept.attributes : {}
    const blocks = item
      ? [{ ...kept, name: item.nodeName, attributes }]
      : isItem
        ? kept.content.flatMap(one => (Array.isArray(one) ? [] : [one]))
        : [kept]
    const beside = item ?? lastBlocks.get(key) ?? target
    const made = blocks.map(elementOfKept)
    // An item of a list begins with a paragraph.
    const isBehind = !isBefore || (!item && isListItem(around))
    if (beside) insertAt(beside, made, isBehind)
    else doc.getXmlFragment(BODY_FIELD).push(made)
    const items = made.flatMap(({ _item: item }) => item ?? [])
    noteRewritten(
      doc,
      items.map(item => ({ of: id, block: item.id })),
    )
    const last = made.at(-1)
    if (last && isBehind) (item ? lastItems : lastBlocks).set(key, last)
    return made.flatMap((element, index) => {
      const one = blocks[index]
      return one ? matched(spansOfKept(one), spansOf(element)) : []
    })
  })
}

function insertAt(beside: Y.XmlElement, made: Y.XmlElement[], isBehind: boolean): void {
  const { parent } = beside
  if (!(parent instanceof Y.XmlFragment)) return
  parent.insert(parent.toArray().indexOf(beside) + (isBehind ? 1 : 0), made)
}

function elementOfKept({ name, attributes, content }: Kept): Y.XmlElement {
  const element = new Y.XmlElement(name)
  const attrs = bodySchema.nodes[name]?.create(attributes).attrs ?? {}
  for (const [key, value] of Object.entries(attrs)) if (value !== null) element.setAttribute(key, value)
  element.insert(
    0,
    content.map(one => (Array.isArray(one) ? textOf(one) : elementOfKept(one))),
  )
  return element
}

function textOf(texts: readonly Text[]): Y.XmlText {
  const text = new Y.XmlText()
  text.applyDelta(texts.map(({ string, formats }) => ({ insert: string, attributes: formats })))
  return text
}

const spansOfKept = ({ content }: Kept): Span[] =>
  content.flatMap(one => (Array.isArray(one) ? one.map(({ span }) => span) : spansOfKept(one)))

function spansOf(element: Y.XmlElement): Span[] {
  if (isTextblock(element))
    return itemsIn(element).flatMap(({ content, id, length }) =>
      content instanceof Y.ContentString ? [spanFrom(id, length)] : [],
    )
  return element.toArray().flatMap(child => (child instanceof Y.XmlElement ? spansOf(child) : []))
}

/** Returns which characters are which others, of as many, in order. */
export function matched(old: readonly Span[], now: readonly Span[]): Again[] {
  const again: Again[] = []
  let [i, done] = [0, 0]
  for (const span of old)
    for (let { from } = span; from < span.to;) {
      const other = now[i]
      if (!other) return again
      const length = Math.min(span.to - from, other.to - other.from - done)
      const start = other.from + done
      again.push({
        old: { ...span, from, to: from + length },
        now: { client: other.client, from: start, to: start + length },
      })
      from += length
      done += length
      if (other.from + done === other.to) [i, done] = [i + 1, 0]
    }
  return again
}
