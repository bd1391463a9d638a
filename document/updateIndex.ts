import * as encoding from 'lib0/encoding'

import { fail, ok, type Result } from '#schema/shared/result.ts'

import { inspectUpdate, type UpdateError } from './structure.ts'

/**
 * Where the structs of an update begin in its bytes: of each client the first, and further ones
 * about a kilobyte apart. Plain arrays of numbers, so that it travels between threads in no time.
 *
 * The structs of a client are one section. `entries[i]` to `entries[i + 1]` are the entries of
 * section `i`.
 */
export interface UpdateIndex {
  /** By section: the client, the clock up to which it is held without a gap, and its end. */
  clients: Float64Array
  held: Float64Array
  ends: Float64Array
  /** By section: its first byte, and its first entry. One more of each marks the end. */
  starts: Uint32Array
  entries: Uint32Array
  /** By entry: the clock of a struct, its first byte, and the number of structs from it on. */
  clocks: Float64Array
  positions: Uint32Array
  lefts: Uint32Array
}

/** Bytes between entries of a section: a difference has at most so many too many of each client. */
const SPACING = 1024

/**
 * Indexes an update that `inspectUpdate` accepts. One that is nested too deep or has content that
 * is no longer allowed has no index.
 */
export const indexUpdate = (update: Uint8Array): Result<UpdateIndex, UpdateError> => {
  const clients: number[] = []
  const held: number[] = []
  const ends: number[] = []
  const starts: number[] = []
  const entries: number[] = []
  const clocks: number[] = []
  const positions: number[] = []
  const lefts: number[] = []
  let left = 0
  let isFirst = true
  const inspected = inspectUpdate(update, {
    section: (client, structs, start) => {
      clients.push(client)
      held.push(0)
      ends.push(0)
      starts.push(start)
      entries.push(clocks.length)
      left = structs
      isFirst = true
    },
    struct: (clock, length, start, isSkip) => {
      const section = clients.length - 1
      if (isFirst || (!isSkip && start - (positions.at(-1) ?? 0) >= SPACING)) {
        clocks.push(clock)
        positions.push(start)
        lefts.push(left)
      }
      isFirst = false
      left -= 1
      ends[section] = clock + length
      if (!isSkip && held[section] === clock) held[section] = clock + length
    },
    deletions: start => {
      starts.push(start)
      entries.push(clocks.length)
    },
  })
  if (!inspected.ok) return fail(inspected.error)
  return ok({
    clients: Float64Array.from(clients),
    held: Float64Array.from(held),
    ends: Float64Array.from(ends),
    starts: Uint32Array.from(starts),
    entries: Uint32Array.from(entries),
    clocks: Float64Array.from(clocks),
    positions: Uint32Array.from(positions),
    lefts: Uint32Array.from(lefts),
  })
}

/**
 * Returns the part of an update beyond a state vector, with all deletions, like `Y.diffUpdate`. It
 * copies bytes and decodes none, so it takes no longer than copying the update. Of a client that
 * has news it may begin up to a kilobyte early; Yjs skips that part.
 */
export const updateBeyond = (
  update: Uint8Array,
  index: UpdateIndex,
  known: ReadonlyMap<number, number>,
): Uint8Array => {
  const pieces: Uint8Array[] = []
  let sections = 0
  // Where sections that follow one another and are copied whole begin and end.
  let from = 0
  let to = 0
  for (let section = 0; section < index.clients.length; section += 1) {
    const client = index.clients[section] ?? 0
    const clock = known.get(client) ?? 0
    if ((index.ends[section] ?? 0) <= clock) continue
    sections += 1
    const entry = lastEntryUpTo(index, section, clock)
    const isWhole = entry === index.entries[section]
    const start = index.starts[section] ?? 0
    if (!isWhole || start !== to) {
      pieces.push(update.subarray(from, to))
      from = start
    }
    to = index.starts[section + 1] ?? 0
    if (!isWhole) {
      pieces.push(varUints(index.lefts[entry] ?? 0, client, index.clocks[entry] ?? 0))
      from = index.positions[entry] ?? 0
    }
  }
  pieces.push(update.subarray(from, to))
  const deletions = update.subarray(index.starts.at(-1))
  return joined([varUints(sections), ...pieces, deletions])
}

/** Returns the last entry of a section at or before a clock, or its first. */
const lastEntryUpTo = ({ entries, clocks }: UpdateIndex, section: number, clock: number): number => {
  let low = entries[section] ?? 0
  let high = (entries[section + 1] ?? 0) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((clocks[middle] ?? 0) <= clock) low = middle
    else high = middle - 1
  }
  return low
}

const varUints = (...values: number[]): Uint8Array =>
  encoding.encode(encoder => {
    for (const value of values) encoding.writeVarUint(encoder, value)
  })

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let end = 0
  for (const piece of pieces) {
    bytes.set(piece, end)
    end += piece.length
  }
  return bytes
}
