import * as Y from 'yjs'

import { spanOfId, type Block, type Id, type Span } from '#document/acts/record.ts'
import { markNameOf } from '#document/yjs.ts'

import { elementOf } from './block.ts'
import { formatsFor } from './copy.ts'
import { isImage } from './goneItems.ts'
import { isListItem } from './listItem.ts'
import { withoutNotes, type Again } from './oldText.ts'
import { matched, textOfKept, type Kept, type Orphan, type Text } from './orphans.ts'
import { stringsIn } from './perform.ts'
import { elementIn, isTextblock, lastTextblockIn } from './textblock.ts'

type Tests = {
  /** Whether an item was there until its block went. */
  wasThere: (item: Y.Item) => boolean
  /** The parts of a text or image that stay. */
  stayingIn: (item: Y.Item) => readonly Span[]
  /** Whether an element is one that the other person has deleted. */
  isGone: (root: Y.Item) => boolean
  /** Whether something else writes the text of a block again. */
  isElsewhere: (block: Y.Item) => boolean
}

type Place = { copy: Id; isBefore: boolean }
/** Blocks, and suggested texts, which come in the block that they were next to: a suggester may write no block. */
export type Left = { orphans: Orphan[]; suggested: (Place & { texts: Text[] })[] }

/**
 * Returns the text and images that someone has added in blocks which another person has deleted meanwhile,
 * next to what is there. Without it, deleting an empty line would delete a page of text.
 */
export function leftIn(written: Iterable<Y.Item>, tests: Tests): Left {
  const roots = new Set<Y.XmlElement>()
  for (const item of written) {
    const block = item.parent instanceof Y.XmlText ? item.parent.parent : item.parent
    if (!(block instanceof Y.XmlElement) || !block._item?.deleted || tests.isElsewhere(block._item)) continue
    const root = goneRootOf(block, tests)
    if (root) roots.add(root)
  }
  const left: Left = { orphans: [], suggested: [] }
  for (const root of roots) {
    const place = placeBeside(root) ?? { copy: null, isBefore: false }
    const blocks = isMovable(root) ? keptIn(root, tests) : flat(root, tests)
    left.orphans.push(...blocks.map(({ id, kept }) => ({ ...place, id, kept })))
    const texts = blocksIn(root, tests).flatMap(block => suggestedIn(block, tests))
    const beside = texts.length > 0 && placeBeside(root, hasTextblock)
    if (beside) left.suggested.push({ ...beside, texts })
  }
  return left
}

/** Returns the outermost element that went with a block. An editor may have removed what was empty then. */
function goneRootOf(block: Y.XmlElement, { isGone }: Tests): Y.XmlElement | null {
  let root: Y.XmlElement | null = null
  for (let { _item: item } = block; item;) {
    if (isGone(item)) root = elementIn(item)
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null
  }
  return root
}

/** Writes suggested texts in the blocks that they were next to. Returns where they are again. */
export const writeSuggested = (doc: Y.Doc, suggested: Left['suggested']): Again[] =>
  suggested.flatMap(({ copy, isBefore, texts }) => {
    const element = elementOf(doc, copy)
    const block = element && lastTextblockIn(element)
    if (!block) return []
    const text = textAtEnd(block, isBefore)
    const from = Y.getState(doc.store, doc.clientID)
    let at = isBefore ? 0 : text.length
    for (const { string, formats } of texts) {
      text.insert(at, string, formatsFor(text, formats))
      at += string.length
    }
    const now = stringsIn(doc, { client: doc.clientID, from, to: Y.getState(doc.store, doc.clientID) })
    const old = texts.map(({ span }) => span)
    return matched(old, now)
  })

/** Returns the text at the start of a block, or at its end. It may have none yet. */
function textAtEnd(block: Y.XmlElement, isStart: boolean): Y.XmlText {
  const text: unknown = block.toArray().at(isStart ? 0 : -1)
  if (text instanceof Y.XmlText) return text
  const made = new Y.XmlText()
  block.insert(isStart ? 0 : block.length, [made])
  return made
}

/** Returns the blocks of text in an element that nothing else writes again. */
function blocksIn(element: Y.XmlElement, tests: Tests): Y.XmlElement[] {
  if (element._item && tests.isElsewhere(element._item)) return []
  if (isTextblock(element)) return [element]
  const blocks: Y.XmlElement[] = []
  for (let item = element._start; item; item = item.right) {
    const child = elementIn(item)
    if (child) blocks.push(...blocksIn(child, tests))
  }
  return blocks
}

/** Whether a part of a deleted element can be written next to the element that was next to it. */
const isMovable = ({ nodeName }: Y.XmlElement): boolean => !nodeName.startsWith('table')

type Found = { id: Id; kept: Kept }

/** Returns a block with the texts and images that stay, or nothing if it has none. */
function keptIn(element: Y.XmlElement, tests: Tests): Found[] {
  const id = element._item && idOf(element._item)
  if (!id || (element._item && tests.isElsewhere(element._item))) return []
  if (!isMovable(element)) return flat(element, tests)
  const kept: Kept = { name: element.nodeName, attributes: {}, content: [] }
  for (const [name, item] of element._map) kept.attributes[name] = item.content.getContent().at(-1)
  const isLeft = element._item !== null && tests.stayingIn(element._item).length > 0
  if (isImage(element)) return isLeft ? [{ id, kept }] : []
  if (isTextblock(element)) {
    kept.content.push(...linesIn(element, tests))
    return textOfKept(kept).trim() === '' ? [] : [{ id, kept }]
  }
  for (let item = element._start; item; item = item.right) {
    const child = elementIn(item)
    if (child) kept.content.push(...keptIn(child, tests).map(one => one.kept))
  }
  const [first] = kept.content
  if (!first) return []
  const isOpen = isListItem(element) && !Array.isArray(first) && first.name !== 'paragraph'
  if (isOpen) kept.content.unshift({ name: 'paragraph', attributes: {}, content: [[]] })
  return [{ id, kept }]
}

/** Returns the blocks of text and images in an element, without what is around them. */
function flat(element: Y.XmlElement, tests: Tests): Found[] {
  const found: Found[] = []
  for (let item = element._start; item; item = item.right) {
    const child = elementIn(item)
    if (child) found.push(...(isMovable(child) ? keptIn(child, tests) : flat(child, tests)))
  }
  return found
}

/** Returns the texts of a block that stay, with the line breaks between them. */
function linesIn(block: Y.XmlElement, tests: Tests): Kept['content'] {
  const content: Kept['content'] = []
  const breaks: Kept[] = []
  for (let child = block._start; child; child = child.right) {
    const texts = textsOfChild(child, tests, false)
    if (texts.length > 0) content.push(...breaks.splice(0), texts)
    const name = elementIn(child)?.nodeName
    if (name === 'hardBreak' && content.length > 0 && tests.stayingIn(child).length > 0)
      breaks.push({ name, attributes: {}, content: [] })
  }
  return content
}

/** Returns the suggested texts of a block that stay. */
function suggestedIn(block: Y.XmlElement, tests: Tests): Text[] {
  const texts: Text[] = []
  for (let child = block._start; child; child = child.right) texts.push(...textsOfChild(child, tests, true))
  return texts
}

/** Returns the texts in a part of a block that stay: those that are suggested, or the others. */
function textsOfChild({ content: child }: Y.Item, tests: Tests, areSuggested: boolean): Text[] {
  if (!(child instanceof Y.ContentType) || !(child.type instanceof Y.XmlText)) return []
  const texts: Text[] = []
  const formats = new Map<string, unknown>()
  for (let item = child.type._start; item; item = item.right) {
    const { content, id } = item
    if (content instanceof Y.ContentFormat && tests.wasThere(item)) formats.set(content.key, content.value)
    if (!(content instanceof Y.ContentString) || isSuggested(formats) !== areSuggested) continue
    for (const span of tests.stayingIn(item)) {
      const string = content.str.slice(span.from - id.clock, span.to - id.clock)
      texts.push({ span, string, formats: withoutNotes(formats) })
    }
  }
  return texts
}

const isSuggested = (formats: ReadonlyMap<string, unknown>): boolean =>
  [...formats].some(([key, value]) => value !== null && markNameOf(key) === 'insertion')

type Fit = (element: Y.XmlElement) => boolean
const hasTextblock: Fit = element => lastTextblockIn(element) !== null

/** Returns what stands next to an element that went, or around it. `isFit`: whether that will do. */
function placeBeside(root: Y.XmlElement, isFit: Fit = () => true): Place | null {
  const { _item: item, parent } = root
  if (!item) return null
  if (isInTable(root)) {
    if (!(parent instanceof Y.XmlElement) || !parent._item) return null
    return isInTable(parent) ? placeBeside(parent, isFit) : { copy: idOf(parent._item), isBefore: false }
  }
  for (let left = item.left; left; left = left.left) {
    const target = targetIn(left, isFit)
    if (target) return { copy: target, isBefore: false }
  }
  for (let right = item.right; right; right = right.right) {
    const target = targetIn(right, isFit)
    if (target) return { copy: target, isBefore: true }
  }
  return parent instanceof Y.XmlElement ? placeBeside(parent, isFit) : null
}

const isInTable = ({ nodeName }: Y.XmlElement): boolean => /^table./.test(nodeName)

/** Returns the id of an element, or of the first block in an item of a list, which stands for the item. */
function targetIn(item: Y.Item, isFit: Fit): Id | null {
  const element = item.deleted ? null : elementIn(item)
  if (!element || !isFit(element)) return null
  if (!isListItem(element)) return idOf(item)
  for (let child = element._start; child; child = child.right)
    if (!child.deleted && elementIn(child)) return idOf(child)
  return null
}

const idOf = ({ id: { client, clock } }: Y.Item): Id => ({ client, clock })

/** Returns the ids of the blocks that went and whose copies are there. */
export const takenWithCopy = (doc: Y.Doc, blocks: readonly Block[]): Span[] =>
  blocks.flatMap(({ taken, brought }) =>
    taken && brought && elementOf(doc, brought) ? [spanOfId(taken)] : [],
  )
