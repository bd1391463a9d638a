import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import {
  broughtBy,
  isRecordable,
  spanOfRun,
  takenBy,
  type RecordedAct,
  type Span,
} from '#document/acts/record.ts'

import { elementOf, newestOf, recordBlockBack } from './block.ts'
import { Carried } from './carry.ts'
import { newestIds, restoredIds, runsOf } from './characters.ts'
import { isListItem } from './listItem.ts'
import { actsOf, record, type MadeAct } from './perform.ts'
import type { Step } from './step.ts'
import { noteUnsent } from './unsent.ts'

type Ids = Step['insertions']

type HistoryEvent = Parameters<Y.UndoManager['emit']>

const ACTS = 'acts'
// Set in this file alone.
const actsIn = (step: Step): MadeAct[] => (step.meta.get(ACTS) as MadeAct[] | undefined) ?? []

/**
 * A history that takes acts back by acts. So what two people undo at the same moment comes back
 * once, and a correction that another one has replaced is left alone.
 */
export class ActHistory extends Y.UndoManager {
  /** The step that is undone or redone, until the editor has the change. */
  taken: Step | null = null
  private announcements: HistoryEvent[] | null = null
  /** Blocks of a step that is taken back with what others wrote in them. */
  private readonly kept: Y.Item[] = []
  private popped: Step | null = null

  constructor(private readonly body: Y.XmlFragment) {
    super(body, {
      trackedOrigins: new Set<unknown>([ySyncPluginKey]),
      captureTransaction: transaction => transaction.meta.get('addToHistory') !== false,
    })
    this.deleteFilter = item => {
      // Goes with its element, or stays if that is kept.
      if (this.popped && isAttributeOf(item, this.popped)) return false
      if (isEmpty(item)) return true
      this.kept.push(item)
      return false
    }
    const capture = this.afterTransactionHandler
    this.doc.off('afterTransaction', capture)
    this.afterTransactionHandler = transaction => {
      capture(transaction)
      keepCopies(transaction, this.trackedOrigins)
      const acts = actsOf(transaction)
      if (this.trackedOrigins.has(transaction.origin))
        noteUnsent(transaction, new IdSet(acts.flatMap(takenBy)))
      const step = (this.undoing ? this.redoStack : this.undoStack).at(-1)
      if (step && acts.length > 0 && this.trackedOrigins.has(transaction.origin))
        step.meta.set(ACTS, [...actsIn(step), ...acts])
    }
    this.doc.on('afterTransaction', this.afterTransactionHandler)
  }

  override undo(): Step | null {
    return this.takeBack(this.undoStack, 'undoing', () => super.undo())
  }

  override redo(): Step | null {
    return this.takeBack(this.redoStack, 'redoing', () => super.redo())
  }

  /** Undoes or redoes the last step, and records what it takes back in the same transaction. */
  private takeBack(stack: Step[], flag: 'undoing' | 'redoing', pop: () => Step | null): Step | null {
    let popped: Step | null = null as Step | null
    try {
      this.doc.transact(transaction => {
        this.announcements = []
        popped = this.popStep(stack, pop, transaction)
        this.taken = popped
        // Until the transaction has ended: its step goes to the other stack.
        this[flag] = true
        for (const act of popped ? actsIn(popped) : []) {
          if (act.block) {
            recordBlockBack(transaction, act)
            continue
          }
          const runs = runsOf(this.doc, newestIds(this.doc, act.inserted), true) ?? []
          const back = { of: act.id, runs, inserted: restoredIds(this.doc, act.runs.map(spanOfRun)) }
          if (isRecordable(back)) record(transaction, back)
        }
      }, this)
    } finally {
      this[flag] = false
      this.taken = null
      this.announce()
    }
    return popped
  }

  /**
   * Takes back the last step that still changes something, each with what others did to it. Yjs would
   * go on to an earlier step without that.
   */
  private popStep(stack: Step[], pop: () => Step | null, transaction: Y.Transaction): Step | null {
    for (let step = stack.at(-1); step; step = stack.at(-1)) {
      // Only now: until then, text of its acts may be gone by a later step that comes back first.
      this.prune(step)
      const carried = new Carried(transaction, this.body, step)
      if (carried.isStranded()) {
        stack.pop()
        continue
      }
      const earlier = stack.splice(0, stack.length - 1)
      this.popped = step
      const popped = pop()
      this.popped = null
      stack.unshift(...earlier)
      if (popped) carried.apply()
      for (const item of this.kept.splice(0)) {
        if (isEmpty(item)) item.delete(transaction)
        else fillItem(item)
      }
      if (popped) return popped
    }
    return null
  }

  /** Events of steps that were popped wait, as in Yjs, until the editor has the change. */
  override emit(...event: HistoryEvent): void {
    if (this.announcements && event[0] === 'stack-item-popped') this.announcements.push(event)
    else super.emit(...event)
  }

  private announce(): void {
    const events = this.announcements ?? []
    this.announcements = null
    for (const event of events) super.emit(...event)
  }

  /** Leaves out the acts of a step that lost, or that someone else has changed since. */
  private prune(step: Step): void {
    const [kept, dropped]: [MadeAct[], MadeAct[]] = [[], []]
    for (const act of actsIn(step)) (this.isWhole(act) ? kept : dropped).push(act)
    if (dropped.length === 0) return
    step.meta.set(ACTS, kept)
    without(step.insertions, dropped.flatMap(broughtBy))
    without(step.deletions, dropped.flatMap(takenBy))
  }

  /** Whether what an act brought is there: its block, and all of its other text. */
  private isWhole({ inserted, block }: RecordedAct): boolean {
    if (block?.brought && !elementOf(this.doc, newestOf(this.doc, block.brought))) return false
    return runsOf(this.doc, newestIds(this.doc, inserted)) !== null
  }
}

/** Has Yjs remember text that replaces other text, also when someone else deletes it. */
function keepCopies(transaction: Y.Transaction, origins: ReadonlySet<unknown>): void {
  if (transaction.deleteSet.clients.size === 0 || !origins.has(transaction.origin)) return
  const { clientID, store } = transaction.doc
  const from = transaction.beforeState.get(clientID) ?? 0
  const copies = Y.createDeleteSet()
  copies.clients.set(clientID, [{ clock: from, len: Y.getState(store, clientID) - from }])
  Y.iterateDeletedStructs(transaction, copies, item => {
    if (item instanceof Y.Item) keep(item)
  })
}

/** Keeps an item with the blocks around it: Yjs takes those of an item that is kept for kept. */
function keep(item: Y.Item): void {
  for (let one: Y.Item | null = item; one && !one.keep;) {
    one.keep = true
    one = one.parent instanceof Y.AbstractType ? one.parent._item : null
  }
}

/** Whether an item holds nothing that is there: the children of a block are deleted before it. */
const isEmpty = ({ content }: Y.Item): boolean =>
  !(content instanceof Y.ContentType) || content.type._length === 0

/** Whether an item is an attribute of an element that a step has brought. */
function isAttributeOf({ parentSub, parent }: Y.Item, { insertions }: Step): boolean {
  const element = parent instanceof Y.AbstractType ? parent._item : null
  return parentSub !== null && element !== null && Y.isDeleted(insertions, element.id)
}

/** Restores the first paragraph of an item of a list. */
function fillItem({ content }: Y.Item): void {
  const element: unknown = content instanceof Y.ContentType ? content.type : null
  if (!isListItem(element)) return
  const first: unknown = element.get(0)
  const isParagraph = first instanceof Y.XmlElement && first.nodeName === 'paragraph'
  if (!isParagraph) element.insert(0, [new Y.XmlElement('paragraph')])
}

/** Takes spans out of a set of ids of Yjs. */
function without(ids: Ids, spans: readonly Span[]): void {
  const gone = new IdSet(spans)
  for (const [client, ranges] of ids.clients) {
    const left = ranges.flatMap(({ clock, len }) =>
      gone
        .missing({ client, from: clock, to: clock + len })
        .map(({ from, to }) => ({ clock: from, len: to - from })),
    )
    ids.clients.set(client, left)
  }
}
