import * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import type { Block, Id, Span } from '#document/acts/record.ts'

import { spanFrom } from './carried.ts'
import { isOwnClient } from './ownClients.ts'

/** A block that went, and the text elsewhere that is a copy of its text. */
export type Moved = Block & { taken: Id; brought: Id }

/** `unknownIn`: the parts of a span that the page of a transaction did not know. `replaced`: the blocks that acts take. */
type Known = { unknownIn: (span: Span) => readonly Span[]; replaced: IdSet }

/**
 * A text that is new in a row, or all of a text of which some is new. `from`: where what is still free
 * begins.
 */
type Run = { text: Y.XmlText; string: string; spans: Span[]; from: number; isAll: boolean }

/**
 * Returns the blocks of text that a transaction deletes, and whose text it writes elsewhere, without an
 * act: it takes them out of a list, makes a list another one, or joins two blocks. Yjs cannot move a block.
 */
export function movedIn(transaction: Y.Transaction, { unknownIn, replaced }: Known): Moved[] {
  const { went, runs } = changesOf(transaction)
  const texts = went.flatMap(item => {
    const span = spanFrom(item.id, 1)
    const text = replaced.overlaps(span) ? '' : textOf(item, transaction, unknownIn)
    return text.trim() === '' ? [] : [{ item, text }]
  })
  const moved = new Map<Y.Item, Moved>()
  for (const kind of ['whole', 'part', 'any'] as const)
    for (const { item, text } of texts) {
      const copy = moved.has(item) ? null : takeCopy(runs, text, kind)
      if (copy) moved.set(item, { ...copy, taken: idOf(item.id) })
    }
  return [...moved.values()]
}

/**
 * Takes a text from the first run that is it or that has it, at last also where another has taken it: text
 * that was joined before it was moved is in both.
 */
function takeCopy(
  runs: readonly Run[],
  text: string,
  kind: 'whole' | 'part' | 'any',
): Omit<Moved, 'taken'> | null {
  for (const run of runs) {
    const at = run.string.indexOf(text, kind === 'any' ? 0 : run.from)
    const element = run.text.parent instanceof Y.XmlElement ? run.text.parent._item : null
    if (at < 0 || !element || (kind === 'whole' ? run.string !== text : run.isAll)) continue
    run.from = Math.max(run.from, at + text.length)
    const parts = formatsIn(run.text)
    return { brought: idOf(element.id), text: slice(run.spans, at, at + text.length), parts }
  }
  return null
}

type Changes = { went: Y.Item[]; runs: Run[] }

/** Returns the blocks of text that went, and the texts that are new, in the order of the body. */
function changesOf(transaction: Y.Transaction): Changes {
  const { beforeState, changed, deleteSet } = transaction
  const changes: Changes = { went: [], runs: [] }
  const isNew = ({ id }: Y.Item) => id.clock >= (beforeState.get(id.client) ?? 0)
  const visit = (type: unknown) => {
    if (type instanceof Y.XmlText) {
      changes.runs.push(...newIn(type, isNew))
      return
    }
    if (!(type instanceof Y.XmlFragment)) return
    for (let item = type._start; item; item = item.right) {
      if (!(item.content instanceof Y.ContentType)) continue
      const went = !isNew(item) && Y.isDeleted(deleteSet, item.id)
      if (went && isTextblock(item)) changes.went.push(item)
      else if (went || (isNew(item) && !item.deleted)) visit(item.content.type)
    }
  }
  for (const type of changed.keys()) visit(type)
  return changes
}

/** Whether an item is an element with text in it. */
const isTextblock = ({ content }: Y.Item): boolean => {
  if (!(content instanceof Y.ContentType) || !(content.type instanceof Y.XmlElement)) return false
  for (let child = content.type._start; child; child = child.right)
    if (child.content instanceof Y.ContentType && child.content.type instanceof Y.XmlText) return true
  return false
}

/**
 * Returns what is new in a text. If some of it is old, also all of it, with and without what this page has
 * written: an editor may have made the text out of that of another block.
 */
function newIn(text: Y.XmlText, isNew: (item: Y.Item) => boolean): Run[] {
  const runs: Run[] = []
  const [all, others] = [runOf(text, true), runOf(text, true)]
  let isOpen = false
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue
    add(all, item)
    if (isNew(item) || !text.doc || !isOwnClient(text.doc, item.id.client)) add(others, item)
    if (isNew(item)) {
      const last = (isOpen && runs.at(-1)) || runOf(text, false)
      if (!isOpen) runs.push(last)
      add(last, item)
    }
    isOpen = isNew(item)
  }
  const isMixed = runs.length > 0 && runs[0]?.string !== all.string
  return isMixed ? [...runs, all, others] : runs
}

const runOf = (text: Y.XmlText, isAll: boolean): Run => ({ text, string: '', spans: [], from: 0, isAll })

function add(run: Run, { id, length, content }: Y.Item): void {
  if (!(content instanceof Y.ContentString)) return
  run.string += content.str
  run.spans.push(spanFrom(id, length))
}

/** Returns the text of a block as it was known when it was deleted. */
function textOf({ content }: Y.Item, { deleteSet }: Y.Transaction, unknownIn: Known['unknownIn']): string {
  let text = ''
  const element = content instanceof Y.ContentType ? content.type : null
  for (let child = element?._start ?? null; child; child = child.right) {
    if (!(child.content instanceof Y.ContentType)) continue
    for (let item = child.content.type._start; item; item = item.right) {
      if (!(item.content instanceof Y.ContentString) || !Y.isDeleted(deleteSet, item.id)) continue
      let { str } = item.content
      // Of a text in one item, others may know the beginning alone.
      for (const { from, to } of unknownIn(spanFrom(item.id, item.length)).toReversed())
        str = str.slice(0, from - item.id.clock) + str.slice(to - item.id.clock)
      text += str
    }
  }
  return text
}

const formatsIn = ({ _start: first }: Y.XmlText): Span[] => {
  const spans: Span[] = []
  for (let item = first; item; item = item.right)
    if (item.content instanceof Y.ContentFormat) spans.push(spanFrom(item.id, item.length))
  return spans
}

/** Returns the spans of a part of the characters of spans. */
function slice(spans: readonly Span[], start: number, end: number): Span[] {
  let before = 0
  return spans.flatMap(({ client, from, to }) => {
    const [first, last] = [Math.max(from, from + start - before), Math.min(to, from + end - before)]
    before += to - from
    return first < last ? [{ client, from: first, to: last }] : []
  })
}

const idOf = ({ client, clock }: Y.ID): Id => ({ client, clock })
