import * as Y from 'yjs'

import type { Format, Id, Run, Span } from '#document/acts/record.ts'

const idOf = ({ client, clock }: Y.ID) => ({ client, clock })

/** Returns the item with an id, or null if it is unknown or forgotten. Ids in records are claims. */
export function itemAt(doc: Y.Doc, { client, clock }: Id): Y.Item | null {
  if (clock >= Y.getState(doc.store, client)) return null
  const item: unknown = Y.getItem(doc.store, Y.createID(client, clock))
  return item instanceof Y.Item ? item : null
}

/** Returns the items of a span. */
export function itemsAt(doc: Y.Doc, { client, from, to }: Span): Y.Item[] {
  const items: Y.Item[] = []
  for (let clock = from; clock < Math.min(to, Y.getState(doc.store, client));) {
    const struct: unknown = Y.getItem(doc.store, Y.createID(client, clock))
    if (struct instanceof Y.Item) items.push(struct)
    clock = struct instanceof Y.Item || struct instanceof Y.GC ? struct.id.clock + struct.length : clock + 1
  }
  return items
}

/** The text of an item, or null if it holds none. */
const stringOf = (item: Y.Item): string | null =>
  item.content instanceof Y.ContentString ? item.content.str : null

/** Returns the visible characters of a text, without formats. Anything else counts as U+FFFC. */
export function plainTextOf(text: Y.Text): string {
  let plain = ''
  // Yjs's internal list: the text as a string would contain its formats.
  for (let item = text._start; item; item = item.right)
    if (!item.deleted && item.countable) plain += stringOf(item) ?? '\uFFFC'.repeat(item.length)
  return plain
}

/**
 * Returns the characters of a text from `index` on as runs, or null if there is something else
 * among them. Put back, runs without formats have those of their place.
 */
export function runsAt(
  text: Y.Text,
  index: number,
  length: number,
  { withFormats = false } = {},
): Run[] | null {
  const runs: Run[] = []
  const formats = new Map<string, string>()
  let at = 0
  for (let item = text._start; item && at < index + length; item = item.right) {
    if (item.deleted) continue
    if (item.content instanceof Y.ContentFormat) {
      const { key: name, value }: { key: string; value: unknown } = item.content
      if (value === null) formats.delete(name)
      else formats.set(name, JSON.stringify(value))
    }
    if (!item.countable) continue
    const [from, to] = [Math.max(index - at, 0), Math.min(index + length - at, item.length)]
    at += item.length
    if (from >= to) continue
    const string = stringOf(item)
    if (string === null) return null
    const { client, clock } = item.id
    const isEnd = to === item.length
    const right = isEnd ? (item.right ? idOf(item.right.id) : null) : { client, clock: clock + to }
    const run = { client, clock: clock + from, text: string.slice(from, to), right }
    const now: Format[] = [...formats].map(([name, json]) => ({ name, json }))
    runs.push(withFormats ? { ...run, formats: now } : run)
  }
  return runs.reduce((sum, run) => sum + run.text.length, 0) === length ? runs : null
}

/**
 * Returns the characters with these ids as runs, or null unless all are there. Deleted ones count
 * only if `deleted` is set.
 */
export function runsOf(doc: Y.Doc, spans: readonly Span[], deleted = false): Run[] | null {
  const runs: Run[] = []
  for (const { client, from, to } of spans) {
    for (let clock = from; clock < to;) {
      if (clock >= Y.getState(doc.store, client)) return null
      const item: unknown = Y.getItem(doc.store, Y.createID(client, clock))
      if (!(item instanceof Y.Item) || (item.deleted && !deleted)) return null
      const string = stringOf(item)
      if (string === null) return null
      const start = clock - item.id.clock
      const end = Math.min(item.length, to - item.id.clock)
      const right =
        end === item.length
          ? item.right
            ? idOf(item.right.id)
            : null
          : { client, clock: item.id.clock + end }
      runs.push({ client, clock, text: string.slice(start, end), right })
      clock = item.id.clock + end
    }
  }
  return runs
}

/** Returns the ids of what a history has restored in place of these. */
export const restoredIds = (doc: Y.Doc, spans: readonly Span[]): Span[] =>
  idsBy(spans, id => {
    const newest = newestId(doc, id)
    return newest === id ? null : newest
  })

/** Returns these ids, or those of what a history has restored in place of them. */
export const newestIds = (doc: Y.Doc, spans: readonly Span[]): Span[] => idsBy(spans, id => newestId(doc, id))

function idsBy(spans: readonly Span[], idFor: (id: Y.ID) => Y.ID | null): Span[] {
  const ids: Span[] = []
  for (const { client, from, to } of spans) {
    for (let clock = from; clock < to; clock++) {
      const found = idFor(Y.createID(client, clock))
      const last = ids.at(-1)
      if (!found) continue
      if (last && last.client === found.client && last.to === found.clock) last.to++
      else ids.push({ client: found.client, from: found.clock, to: found.clock + 1 })
    }
  }
  return ids
}

/** Follows the restorations of an item to the newest. */
function newestId(doc: Y.Doc, id: Y.ID): Y.ID {
  let at = id
  for (;;) {
    const item: unknown = at.clock < Y.getState(doc.store, at.client) ? Y.getItem(doc.store, at) : null
    if (!(item instanceof Y.Item) || item.redone === null) return at
    at = Y.createID(item.redone.client, item.redone.clock + at.clock - item.id.clock)
  }
}
