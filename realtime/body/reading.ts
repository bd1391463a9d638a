import * as Y from 'yjs'
import { z } from 'zod'

import { inspectUpdate, type ClockRange } from '#document/structure.ts'
import { indexUpdate, type UpdateIndex } from '#document/updateIndex.ts'
import { DamagedDocumentError } from '#realtime/storage/contract.ts'

import { StateVector } from './stateVector.ts'

/** Maximum number of ranges that are kept of a row. A row of an editor has one or two. */
const MAX_KEPT_RANGES = 100

const range: z.ZodType<ClockRange> = z.object({ client: z.number(), from: z.number(), to: z.number() })
const floats = z.custom<Float64Array>(value => value instanceof Float64Array)
const integers = z.custom<Uint32Array>(value => value instanceof Uint32Array)

export const updateIndex: z.ZodType<UpdateIndex> = z.object({
  clients: floats,
  held: floats,
  ends: floats,
  starts: integers,
  entries: integers,
  clocks: floats,
  positions: integers,
  lefts: integers,
})

/** The content of a row, by which it is decided whether a reader needs the row. */
const rowContent = z.object({ ranges: z.array(range), deletes: z.boolean(), parts: z.number() })
export type RowContent = z.infer<typeof rowContent>

/**
 * Everything that an open body must know of its bytes.
 *
 * - `index`: of the snapshot. Null if there is none, or it was stored under earlier rules.
 * - `held`: the ranges of snapshot and rows together.
 * - `rows`: the content of each row. Null for an unusual one, which every reader gets.
 */
export const bodyReading = z.object({
  index: updateIndex.nullable(),
  held: z.array(range),
  rows: z.array(rowContent.nullable()),
})
export type BodyReading = z.infer<typeof bodyReading>

/**
 * Reads snapshot and rows. Throws {@link DamagedDocumentError} when one of them is not an update.
 * Takes up to a second for 8 MB.
 */
export function readBody(snapshot: Uint8Array | null, rows: readonly Uint8Array[]): BodyReading {
  const held = new StateVector()
  const indexed = snapshot && indexUpdate(snapshot)
  if (indexed?.ok) held.addClocks(clocksOf(indexed.value))
  else if (snapshot) held.add(decodedRanges(snapshot))
  const contents = rows.map(bytes => {
    const ranges = rangesOf(bytes)
    held.add(ranges.ranges)
    return keptContent(ranges)
  })
  return { index: indexed?.ok ? indexed.value : null, held: held.ranges(), rows: contents }
}

/** Returns the index of a snapshot, or null if it has none. */
export function indexOf(snapshot: Uint8Array): UpdateIndex | null {
  const indexed = indexUpdate(snapshot)
  return indexed.ok ? indexed.value : null
}

/** Returns the part of an update's description that is kept with its row. */
export const keptContent = ({ ranges, deletes, parts }: RowContent): RowContent | null =>
  ranges.length > MAX_KEPT_RANGES ? null : { ranges, deletes, parts }

/** Whether a reader with this state vector lacks a part of a row, or may lack a deletion. */
export const needsRow = ({ ranges, deletes }: RowContent, clocks: ReadonlyMap<number, number>): boolean =>
  deletes || ranges.some(({ client, to }) => to > (clocks.get(client) ?? 0))

function clocksOf({ clients, held }: UpdateIndex): Map<number, number> {
  const clocks = new Map<number, number>()
  for (const [section, client] of clients.entries()) {
    const clock = held[section] ?? 0
    if (clock > 0) clocks.set(client, clock)
  }
  return clocks
}

function decodedRanges(snapshot: Uint8Array): ClockRange[] {
  try {
    return Y.decodeUpdate(snapshot)
      .structs.filter(struct => !(struct instanceof Y.Skip))
      .map(({ id, length }) => ({ client: id.client, from: id.clock, to: id.clock + length }))
  } catch (error) {
    throw new DamagedDocumentError('The snapshot cannot be decoded.', { cause: error })
  }
}

function rangesOf(update: Uint8Array): RowContent {
  const inspected = inspectUpdate(update)
  if (inspected.ok) return inspected.value
  if (inspected.error.code === 'malformed') throw new DamagedDocumentError('An update cannot be decoded.')
  // Stored under earlier rules. Yjs can read it.
  const { from, to } = Y.parseUpdateMeta(update)
  const ranges = [...to].map(([client, end]) => ({ client, from: from.get(client) ?? 0, to: end }))
  return { ranges, deletes: true, parts: ranges.length }
}
