import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { keepReplaced, writeArrived } from '#client/editor/acts/arrived.ts'
import { plainTextOf } from '#client/editor/acts/characters.ts'
import { ActHistory } from '#client/editor/acts/history.ts'
import { decodeChanges, encodeChanges } from '#client/editor/acts/keptChanges.ts'
import { adoptClients } from '#client/editor/acts/ownClients.ts'
import { performActs, settleActs } from '#client/editor/acts/perform.ts'
import { takeKeepingTyped, takeState } from '#client/editor/acts/typed.ts'
import { adoptChanges, newChanges, type Changes } from '#client/editor/acts/unsent.ts'
import { OwnClocks } from '#client/editor/collab/ownClocks.ts'
import { arbitrate } from '#document/acts/arbitrate.ts'
import { idKey, type Span } from '#document/acts/record.ts'
import { inspectUpdate } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'
import { JudgedBody } from '#realtime/guard/judgedBody.ts'

/** The only text of a test body. */
export const textOf = (doc: Y.Doc): Y.XmlText => {
  const element: unknown = doc.getXmlFragment(BODY_FIELD).get(0)
  const text: unknown = element instanceof Y.XmlElement ? element.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('The body has no text.')
  return text
}

/** Decides updates in their order of arrival, as the log does, and keeps their rows. */
export class Arbiter {
  readonly rows: Uint8Array[] = []
  readonly lost = new Map<string, boolean>()
  readonly doc = new Y.Doc()
  readonly clients: Tab[] = []
  private readonly used: Span[] = []
  private nextClient = 1_000_000
  /** The body in which the server judges suggestions, if anyone here makes some. */
  private guard: JudgedBody | null = null
  /** Whether acts are decided. Without that, this is a server as it was before. */
  private readonly decides: boolean

  constructor(words: string, decides = true) {
    this.decides = decides
    const first = new Y.Doc()
    first.clientID = 1
    const paragraph = new Y.XmlElement('paragraph')
    const text = new Y.XmlText()
    first.getXmlFragment(BODY_FIELD).insert(0, [paragraph])
    paragraph.insert(0, [text])
    text.insert(0, words)
    this.receive(Y.encodeStateAsUpdate(first), null)
  }

  /** Returns what the server sends to a new connection: its latest rows first, and the others as one update last. */
  answer(): Uint8Array[] {
    const count = Math.ceil(this.rows.length / 2)
    return [...this.rows.slice(count), Y.mergeUpdates(this.rows.slice(0, count))]
  }

  /** Judges the updates of suggesters from now on, and completes decisions. */
  startGuard(): void {
    this.guard ??= judgedBodyOf(this.doc)
  }

  /** Stores an update and queues it for the others. */
  receive(update: Uint8Array, from: Tab | null): void {
    const inspected = inspectUpdate(update)
    if (!inspected.ok) throw new Error(inspected.error.message)
    const known = { lost: this.lost, used: this.used }
    const acts = this.decides ? inspected.value.acts : []
    const { verdicts, used, compensation } = arbitrate(acts, known, this.nextClient++)
    for (const verdict of verdicts) this.lost.set(idKey(verdict), verdict.lost)
    this.used.push(...used)
    if (compensation) {
      const checked = inspectUpdate(compensation)
      if (!checked.ok) throw new Error(`The compensation is refused: ${checked.error.message}`)
    }
    const rows = compensation ? [compensation, update] : [update]
    this.rows.push(...rows)
    const frame = Y.mergeUpdates(rows)
    Y.applyUpdate(this.doc, frame)
    for (const client of this.clients) {
      if (!client.isOnline) continue
      if (client !== from) client.inbox.push(frame)
      else if (compensation) client.inbox.push(compensation)
    }
    const completion = this.judge(update, { from, compensation, decides: acts.length > 0 })
    if (completion) this.add(completion)
  }

  /** Returns what the server writes after an update. */
  private judge(
    update: Uint8Array,
    { from, compensation, decides }: { from: Tab | null; compensation: Uint8Array | null; decides: boolean },
  ): Uint8Array | null {
    const { guard } = this
    if (!guard) return null
    if (compensation) guard.take([compensation])
    if (from?.suggester) {
      const { verdict, completion } = guard.judge(update, from.suggester)
      if (verdict === 'allowed') return completion
      from.refusals.push(`${from.suggester}: ${verdict}`)
      this.guard = judgedBodyOf(this.doc)
      return null
    }
    if (decides) return guard.decide(update)
    guard.take([update])
    return null
  }

  private add(update: Uint8Array): void {
    this.rows.push(update)
    Y.applyUpdate(this.doc, update)
    for (const client of this.clients) if (client.isOnline) client.inbox.push(update)
  }
}

function judgedBodyOf(doc: Y.Doc): JudgedBody {
  const body = new JudgedBody()
  body.take([Y.encodeStateAsUpdate(doc)])
  return body
}

const expectNoNewClient = () => {
  throw new Error('The client of this page is used by another one.')
}

/** A person's tab: a copy of the body, its history, and its connection. */
export class Tab {
  doc = new Y.Doc()
  history = new ActHistory(this.doc.getXmlFragment(BODY_FIELD))
  isOnline = false
  inbox: Uint8Array[] = []
  outbox: Uint8Array[] = []
  /** The person, if their updates may only suggest. */
  suggester: string | null = null
  /** The clients of the device's pages that wrote what the server may not have. */
  private unsent = new Set<number>()
  /** The client of a page that wrote what the server has, for the page after it. */
  private saved: number | null = null
  /** The verdicts on updates that were not allowed. They are stored all the same. */
  readonly refusals: string[] = []
  private own = new OwnClocks(this.doc, expectNoNewClient)
  private readonly arbiter: Arbiter
  private readonly nextClient: () => number

  constructor(arbiter: Arbiter, nextClient: () => number) {
    this.arbiter = arbiter
    this.nextClient = nextClient
    arbiter.clients.push(this)
    this.start()
    this.connect()
  }

  get text(): string {
    return plainTextOf(textOf(this.doc))
  }

  connect(): void {
    if (this.isOnline) return
    this.isOnline = true
    const { doc } = this.arbiter
    const answer = this.arbiter.answer()
    this.own.begin()
    // Compacted bodies lack the text that has gone.
    for (const update of [...answer, Y.encodeStateAsUpdate(doc)]) this.expectOwn(update)
    const arrived = takeState(this.doc, answer, 'server')
    this.expectAgreed()
    writeArrived(this.doc, arrived, 'server')
    this.outbox = [Y.encodeStateAsUpdate(this.doc, Y.encodeStateVector(doc))]
    this.inbox = []
  }

  disconnect(): void {
    this.isOnline = false
    this.inbox = []
    this.outbox = []
  }

  /** Starts again from the copy on the device. The history is gone. */
  reload(): void {
    this.disconnect()
    const changes = decodeChanges(encodeChanges(newChanges(this.doc)))
    const kept = Y.encodeStateAsUpdate(this.doc)
    this.doc.destroy()
    this.start([changes])
    Y.applyUpdate(this.doc, kept, 'device')
    adoptClients(this.doc, [...this.unsent, ...(this.saved === null ? [] : [this.saved])])
    this.own.add(this.unsent)
    adoptChanges(this.doc, changes)
  }

  /** Sends at most so many updates. */
  send(count = Infinity): void {
    for (let left = count; left > 0 && this.outbox.length > 0; left--) {
      this.arbiter.receive(this.outbox.shift() ?? new Uint8Array(), this)
      if (this.outbox.length > 0 || this.inbox.length > 0) continue
      settleActs(this.doc)
      this.own.settle()
      if (this.unsent.has(this.doc.clientID)) this.saved = this.doc.clientID
      this.unsent.clear()
    }
  }

  /** Receives at most so many updates. */
  take(count = Infinity): void {
    for (let left = count; left > 0 && this.inbox.length > 0; left--)
      this.apply(this.inbox.shift() ?? new Uint8Array())
  }

  /** Takes over everything of another tab on the same device. */
  copyFrom(other: Tab): void {
    Y.applyUpdate(this.doc, Y.encodeStateAsUpdate(other.doc, Y.encodeStateVector(this.doc)), 'device')
    if (this.isOnline) this.reconnect()
  }

  type(index: number, characters: string): void {
    this.doc.transact(() => textOf(this.doc).insert(index, characters), ySyncPluginKey)
  }

  /** Replaces ranges of the text as one step. */
  act(changes: readonly { index: number; length: number; insert: string }[]): boolean {
    this.history.stopCapturing()
    const text = textOf(this.doc)
    const ordered = changes.toSorted((a, b) => b.index - a.index).map(change => ({ ...change, text }))
    const done = performActs(this.doc, ordered, ySyncPluginKey)
    this.history.stopCapturing()
    return done
  }

  private apply(update: Uint8Array): void {
    this.expectOwn(update)
    takeKeepingTyped(this.doc, update, () => Y.applyUpdate(this.doc, update, 'server'))
    this.expectAgreed()
  }

  /** Here, no one writes under the clients of others. */
  private expectOwn(update: Uint8Array): void {
    if (!this.own.accepts(update)) throw new Error('Something else came under the clocks of this page.')
  }

  private expectAgreed(): void {
    if (!this.own.agrees()) throw new Error('Text of this page is gone for the others.')
  }

  private reconnect(): void {
    this.disconnect()
    this.connect()
  }

  private start(changes: readonly Changes[] = []): void {
    this.doc = new Y.Doc()
    this.doc.clientID = this.nextClient()
    this.own = new OwnClocks(this.doc, expectNoNewClient)
    this.history = new ActHistory(this.doc.getXmlFragment(BODY_FIELD))
    keepReplaced(this.doc, 'device', changes)
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'server') return
      if (origin !== 'device') this.unsent.add(this.doc.clientID)
      if (this.isOnline) this.outbox.push(update)
    })
  }
}
