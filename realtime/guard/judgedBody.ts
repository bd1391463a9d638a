import { randomUUID } from 'node:crypto'

import * as Y from 'yjs'

import { ACTS_FIELD } from '#document/acts/record.ts'
import { conflictsWhile, MAX_CONFLICTS, TooManyConflicts } from '#document/conflicts.ts'
import { countFormats, MAX_BODY_FORMATS, MAX_FORMATS } from '#document/formatCount.ts'
import { changedAroundIn } from '#document/formatsAround.ts'
import { elementsIn, withoutSuggestionsOf } from '#document/guard.ts'
import { formatsBetween, invisibleIn, MAX_INVISIBLE } from '#document/invisible.ts'
import {
  doubledIn,
  endedSuggestionsIn,
  markTexts,
  unsuggestedIn,
  type Marking,
} from '#document/keptSuggestions.ts'
import { parseBody } from '#document/parse.ts'
import { BODY_FIELD } from '#document/version.ts'
import { rawNodeOf, type RawNode } from '#document/yjs.ts'

import type { Judgment } from './task.ts'

/** A block as it was, its elements, and the numbers of items in it that no page shows and of formats. */
type Block = { node: RawNode; elements: readonly Y.XmlElement[]; invisible: number; formats: number }

/**
 * A decoded body in which the updates of suggesters are judged. It holds each block as it was, so that
 * only the blocks of an update are read again.
 */
export class JudgedBody {
  private readonly doc = new Y.Doc()
  private readonly body = this.doc.getXmlFragment(BODY_FIELD)
  private blocks: readonly unknown[] = []
  private readonly known = new Map<unknown, Block>()
  private changed = new Set<unknown>()
  /** Changed blocks as they are now, as far as they have been read. */
  private readonly read = new Map<unknown, Block>()
  private isElsewhere = false
  /** Formats between the blocks, which no page shows. */
  private formats = 0
  /** How many items Yjs has compared to find the places of all others. */
  private conflicts = 0
  /** The bytes that it was made of. */
  size = 0

  constructor() {
    // A root has its type before its first content comes.
    this.doc.getMap(ACTS_FIELD)
    this.doc.on('afterTransaction', ({ changed }: Y.Transaction) => {
      for (const type of changed.keys()) this.note(type)
    })
  }

  /** Takes what others wrote, or the body at first. */
  take(parts: readonly Uint8Array[]): void {
    this.apply(parts)
    this.settle()
  }

  /**
   * Takes decisions of others. Returns the update that suggests text again which they did not know,
   * or null if there is none.
   */
  decide(update: Uint8Array): Uint8Array | null {
    const ended = this.apply([update], transaction => endedSuggestionsIn(transaction))
    const completion = this.isWaiting ? null : markTexts(this.doc, ended)
    this.settle()
    return completion
  }

  /**
   * Returns whether an update changes nothing but the author's suggestions, and whether pages show it.
   * The body is of use afterwards only if so. `completion`: the update that suggests its new text in
   * place of a suggestion that has been decided meanwhile, or in one suggestion instead of several, or
   * that sets the formats around it again.
   */
  judge(update: Uint8Array, author: string): Judgment {
    try {
      return this.judgeWithin(Math.max(MAX_CONFLICTS - this.conflicts, 0), update, author)
    } catch (error) {
      if (error instanceof TooManyConflicts) return REFUSED
      throw error
    }
  }

  private judgeWithin(maxConflicts: number, update: Uint8Array, author: string): Judgment {
    let [doubled, around] = [NOTHING, NOTHING]
    const look = (transaction: Y.Transaction) => {
      doubled = doubledIn(transaction, author)
      around = changedAroundIn(transaction, author)
      return unsuggestedIn(transaction, author, randomUUID())
    }
    const unsuggested = this.apply([update], look, maxConflicts)
    // It builds on something that is not here, and would change the text later.
    if (this.isWaiting) return { verdict: 'later', completion: null }
    if (this.isAllowed(author)) return this.allowed(markTexts(this.doc, doubled))
    const completions: Uint8Array[] = []
    for (const marking of [unsuggested, around]) {
      const completion = markTexts(this.doc, marking)
      if (completion) completions.push(completion)
      if (completion && this.isAllowed(author)) return this.allowed(Y.mergeUpdates(completions))
    }
    return REFUSED
  }

  private get isWaiting(): boolean {
    return (this.doc.store.pendingStructs ?? this.doc.store.pendingDs) !== null
  }

  private allowed(completion: Uint8Array | null): Judgment {
    this.settle()
    return { verdict: 'allowed', completion }
  }

  /** Whether nothing but the author's suggestions has changed since the body settled. */
  private isAllowed(author: string): boolean {
    const blocks = this.body.toArray()
    if (!isEqual(blocks, this.blocks) || this.isElsewhere) return false
    let added = 0
    let hidden = formatsBetween(this.body).length - this.formats
    for (const block of this.changed) {
      const before = this.known.get(block)
      const formats = countFormats(block)
      if (!before || (formats > MAX_FORMATS && formats > before.formats)) return false
      added += formats - before.formats
      const after = this.blockNow(block)
      if (!isEqual(before.elements, after.elements)) return false
      if (textOf(before, author) !== textOf(after, author)) return false
      if (!isShown(after) && isShown(before)) return false
      hidden += after.invisible - before.invisible
    }
    return hidden <= MAX_INVISIBLE && (added <= 0 || this.formatsOfBlocks() + added <= MAX_BODY_FORMATS)
  }

  /** Returns the number of formats of all blocks as they were. */
  private formatsOfBlocks(): number {
    let count = 0
    for (const { formats } of this.known.values()) count += formats
    return count
  }

  private blockNow(block: unknown): Block {
    const now = this.read.get(block) ?? blockOf(block)
    this.read.set(block, now)
    return now
  }

  destroy(): void {
    this.doc.destroy()
  }

  /** Applies updates in one transaction. Returns what is to be marked after it. Throws at too many conflicts. */
  private apply(
    parts: readonly Uint8Array[],
    look: (transaction: Y.Transaction) => Marking = () => NOTHING,
    maxConflicts = Number.POSITIVE_INFINITY,
  ): Marking {
    let marking = NOTHING
    this.doc.once('afterTransaction', (transaction: Y.Transaction) => {
      marking = look(transaction)
    })
    this.conflicts += conflictsWhile(maxConflicts, () =>
      this.doc.transact(() => {
        for (const part of parts) {
          Y.applyUpdate(this.doc, part)
          this.size += part.length
        }
      }),
    )
    return marking
  }

  /** Notes the block in which a type has changed. */
  private note(type: Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>): void {
    let at: unknown = type
    while (at instanceof Y.AbstractType && at !== this.body) {
      const parent: unknown = at._item?.parent
      if (parent === this.body) {
        this.changed.add(at)
        this.read.delete(at)
        return
      }
      at = parent
    }
    if (at !== this.body) this.isElsewhere = true
  }

  /** Remembers the blocks as they are now. */
  private settle(): void {
    const before = new Set(this.blocks)
    this.blocks = this.body.toArray()
    for (const block of this.blocks)
      if (!before.has(block) || this.changed.has(block)) this.known.set(block, this.blockNow(block))
    const now = new Set(this.blocks)
    for (const block of this.known.keys()) if (!now.has(block)) this.known.delete(block)
    this.changed = new Set()
    this.read.clear()
    this.isElsewhere = false
    this.formats = formatsBetween(this.body).length
  }
}

const NOTHING: Marking = new Map()
const REFUSED: Judgment = { verdict: 'refused', completion: null }

const blockOf = (block: unknown): Block => ({
  node: rawNodeOf(block),
  elements: elementsIn(block),
  invisible: invisibleIn(block).length,
  formats: countFormats(block),
})

const isEqual = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index])

const textOf = ({ node }: Block, author: string): string => JSON.stringify(withoutSuggestionsOf(node, author))

/** Whether pages show a block. They delete one that they cannot, for everyone. */
const isShown = ({ node }: Block): boolean =>
  parseBody({ type: 'doc', content: [node] }, { characters: Number.POSITIVE_INFINITY }).ok
