import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'

import { findCarried, spanFrom, spansOf, type Added, type Format, type Found } from './carried.ts'
import { restoredIds } from './characters.ts'
import { isListItem } from './listItem.ts'
import type { Step } from './step.ts'

type TextPosition = { text: Y.Text; index: number }

/**
 * The changes of others to text that a step moved to other blocks. A block that changes its kind is a
 * new one with a copy of its text, which is deleted when the step is taken back.
 */
export class Carried {
  private readonly found: Found
  private prefix = 0
  private suffix = 0

  /** To be made before the step is taken back. */
  constructor(
    private readonly transaction: Y.Transaction,
    body: Y.XmlFragment,
    private readonly step: Step,
  ) {
    this.found = findCarried(transaction, body, step)
    const { own, old } = this.found
    const shorter = Math.min(own.length, old.length)
    const isSame = (at: number) => old.at(at)?.char === own.at(at)?.char
    while (this.prefix < shorter && isSame(this.prefix)) this.prefix++
    while (this.suffix < shorter - this.prefix && isSame(-1 - this.suffix)) this.suffix++
    // By accident.
    if ((this.prefix + this.suffix) * 2 < own.length) this.prefix = this.suffix = 0
  }

  /**
   * Whether text would be lost: it would not come back where it was, since someone else has replaced
   * the blocks around that place.
   */
  isStranded(): boolean {
    const { own } = this.found
    const known = new Map<unknown, boolean>()
    const { deletions, insertions } = this.step
    const [deleted, inserted] = [new IdSet(spansOf(deletions)), new IdSet(spansOf(insertions))]
    return own.some(({ fate }, index) => {
      const id = fate === 'there' ? this.oldOf(index) : undefined
      const item: unknown = id && Y.getItem(this.transaction.doc.store, id)
      if (!(item instanceof Y.Item)) return false
      const isKnown = known.get(item.parent)
      if (isKnown !== undefined) return isKnown
      const isLost = !this.comesBack(item, deleted, inserted)
      known.set(item.parent, isLost)
      return isLost
    })
  }

  /** Whether Yjs can restore an item: each deleted block around it was deleted by the step. */
  private comesBack({ parent }: Y.Item, deleted: IdSet, inserted: IdSet): boolean {
    for (let type: unknown = parent; type instanceof Y.AbstractType;) {
      let block: unknown = type._item
      while (block instanceof Y.Item && block.redone !== null)
        block = Y.getItem(this.transaction.doc.store, block.redone)
      if (block === null) return true
      if (!(block instanceof Y.Item)) return false
      if (!block.deleted) return true
      const span = spanFrom(block.id, 1)
      // Yjs restores nothing that came and went in one step.
      if (!deleted.overlaps(span) || inserted.overlaps(span)) return false
      type = block.parent
    }
    return true
  }

  /** Repeats in the restored text, from its end on, what others did to the copy. */
  apply(): void {
    const { transaction } = this
    const { own, added } = this.found
    const moved = this.add(added)
    for (let end = own.length; end > 0;) end = this.format(end)
    for (const { item } of moved) item.delete(transaction)
    this.deleteRest(transaction)
    const isWhole = this.prefix === own.length && own.length === this.found.old.length
    if (isWhole) this.delete(transaction)
    // Yjs remembers places in a text, which deletions by item do not change.
    for (const type of transaction.changed.keys()) type._searchMarker?.splice(0)
  }

  /** Inserts what others added, and returns what is there twice then. */
  private add(added: readonly Added[]): Added[] {
    let last: (TextPosition & { one: Added }) | null = null
    return added.filter(one => {
      const { text, after, string, format } = one
      const isNext = last?.one.text === text && last.one.after === after
      const place = isNext ? last : this.placeBetween(after, text)
      if (!place) return false
      place.text.insert(place.index, string, takesFormats(place.text) ? format : {})
      last = { text: place.text, index: place.index + string.length, one }
      return true
    })
  }

  /** Formats the characters before `end` that got the same format. Returns where they begin. */
  private format(end: number): number {
    const { own } = this.found
    const last = own[end - 1]
    if (!last || Object.keys(last.format).length === 0) return end - 1
    let start = end - 1
    while (own[start - 1]?.text === last.text && isEqual(own[start - 1]?.format, last.format)) start--
    const [from, to] = [this.placeOf(start, last.text), this.placeOf(end - 1, last.text)]
    if (from && from.text === to?.text && takesFormats(from.text))
      from.text.format(from.index, to.index + 1 - from.index, last.format)
    return start
  }

  /** Deletes copies of restored text that Yjs did not find: others have divided them since. */
  private deleteRest(transaction: Y.Transaction): void {
    const ids = Y.createDeleteSet()
    this.found.own.forEach(({ id, fate, text }, index) => {
      const item: unknown = Y.getItem(this.transaction.doc.store, id)
      const isLeft = fate === 'there' && item instanceof Y.Item && !item.deleted
      if (isLeft && this.itemAt(index, text)) add(ids, id)
    })
    deleteAll(transaction, ids)
  }

  /** Deletes the characters whose copies others have deleted, and the blocks that went with these. */
  private delete(transaction: Y.Transaction): void {
    const ids = Y.createDeleteSet()
    const blocks = new Set<Y.Text>()
    this.found.own.forEach(({ fate, text }, index) => {
      const place = fate === 'there' ? null : this.itemAt(index, text)
      if (!place) return
      add(ids, place.id)
      if (fate === 'gone with its block') blocks.add(place.text)
    })
    deleteAll(transaction, ids)
    for (const text of blocks) removeEmpty(text)
  }

  /** Returns the character that the one at `index` is a copy of. */
  private oldOf(index: number): Y.ID | undefined {
    const { own, old } = this.found
    if (index < this.prefix) return old[index]?.id
    return index >= own.length - this.suffix ? old[index + old.length - own.length]?.id : undefined
  }

  /** Returns the restored character of another block that the one at `index` was a copy of. */
  private itemAt(index: number, copy: Y.Text): { id: Y.ID; item: Y.Item; text: Y.Text } | null {
    const { own } = this.found
    const id = this.oldOf(index)
    if (!id || own[index]?.text !== copy) return null
    const [span] = restoredIds(this.transaction.doc, [
      { client: id.client, from: id.clock, to: id.clock + 1 },
    ])
    if (!span) return null
    const restored = Y.createID(span.client, span.from)
    const item: unknown = Y.getItem(this.transaction.doc.store, restored)
    if (!(item instanceof Y.Item) || item.deleted) return null
    const text: unknown = item.parent
    return text instanceof Y.Text && text !== copy ? { id: restored, item, text } : null
  }

  /** Returns the place before the character at `index` of a copy. Those next to it may not come back. */
  private placeBetween(index: number, copy: Y.Text): TextPosition | null {
    const { own } = this.found
    for (let at = index - 1; own[at]?.text === copy; at--) {
      const before = this.placeOf(at, copy)
      if (before) return { ...before, index: before.index + 1 }
    }
    for (let at = index; own[at]?.text === copy; at++) {
      const behind = this.placeOf(at, copy)
      if (behind) return behind
    }
    return null
  }

  private placeOf(index: number, copy: Y.Text): TextPosition | null {
    const found = this.itemAt(index, copy)
    if (!found) return null
    let at = found.id.clock - found.item.id.clock
    for (let one = found.item.left; one; one = one.left) if (!one.deleted && one.countable) at += one.length
    return { text: found.text, index: at }
  }
}

/** Whether a text is in no block of code: the editor would drop a formatted one with its text. */
const takesFormats = ({ parent }: Y.Text): boolean =>
  !(parent instanceof Y.XmlElement && parent.nodeName === 'codeBlock')

/** Deletes a text without characters, and each block that has nothing else. */
function removeEmpty(text: Y.Text): void {
  for (let type: unknown = text; type instanceof Y.Text || type instanceof Y.XmlElement;) {
    const parent: unknown = type.parent
    if (type.length > 0 || !(parent instanceof Y.XmlFragment)) return
    if (parent._item === null && parent.length === 1) return
    // An item that begins without a paragraph is none, and the editor would drop it with its list.
    if (isListItem(parent) && parent.length > 1 && parent.get(0) === type) return
    parent.delete(
      parent.toArray().findIndex(child => child === type),
      1,
    )
    type = parent
  }
}

type DeleteSet = ReturnType<typeof Y.createDeleteSet>

function add(ids: DeleteSet, { client, clock }: Y.ID): void {
  const known = ids.clients.get(client) ?? []
  const last = known.at(-1)
  if (last && last.clock + last.len === clock) last.len++
  else if (last) known.push({ clock, len: 1 } satisfies typeof last)
  else ids.clients.set(client, [{ clock, len: 1 }])
}

function deleteAll(transaction: Y.Transaction, ids: DeleteSet): void {
  Y.iterateDeletedStructs(transaction, Y.mergeDeleteSets([ids]), item => {
    if (item instanceof Y.Item && !item.deleted) item.delete(transaction)
  })
}

const isEqual = (one: Format | undefined, other: Format): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
