import * as Y from 'yjs'

import type { Format, Run, Span } from '#document/acts/record.ts'

const idOf = ({ client, clock }: Y.ID) => ({ client, clock })

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

/** Returns the ids of the characters that a history has restored in place of these. */
export function restoredIds(doc: Y.Doc, spans: readonly Span[]): Span[] {
  const restored: Span[] = []
  for (const { client, from, to } of spans) {
    for (let clock = from; clock < to; clock++) {
      const found = restoredId(doc, Y.createID(client, clock))
      const last = restored.at(-1)
      if (!found) continue
      if (last && last.client === found.client && last.to === found.clock) last.to++
      else restored.push({ client: found.client, from: found.clock, to: found.clock + 1 })
    }
  }
  return restored
}

/** Follows the restorations of a character to the newest, or returns null if there is none. */
function restoredId(doc: Y.Doc, id: Y.ID): Y.ID | null {
  let at = id
  for (;;) {
    const item: unknown = Y.getItem(doc.store, at)
    if (!(item instanceof Y.Item) || item.redone === null) return at === id ? null : at
    at = Y.createID(item.redone.client, item.redone.clock + at.clock - item.id.clock)
  }
}
