import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

import { MESSAGE, STATUS, SYNC } from '#schema/collab/protocol.ts'
import type { RosterEntry, VisitorsRosterEntry } from '#schema/collab/roster.ts'
import { fail, ok, type Result } from '#schema/shared/result.ts'

/** A state vector: the clock of each client. */
export type Clocks = Map<number, number>

/** The awareness of one client. `state` is JSON as sent, 'null' when the client is gone. */
export type AwarenessEntry = { client: number; clock: number; state: string }

/** Maximum number of clients in a state vector. Bodies have fewer. */
const MAX_STATE_VECTOR = 100_000
/** Maximum number of states in a message. A client sends its own. */
const MAX_AWARENESS_ENTRIES = 1000

/** A message of a client, read from one frame. */
export type ClientMessage =
  | { kind: 'step1'; clocks: Clocks }
  | { kind: 'step2' | 'update'; update: Uint8Array }
  | { kind: 'awareness'; entries: AwarenessEntry[] }
  | { kind: 'queryAwareness' }
  | { kind: 'watchDiscussion' }

/** Reads one frame; never throws. The update of a message is a view on the frame. */
export function decodeMessage(frame: Uint8Array): Result<ClientMessage, string> {
  try {
    const decoder = decoding.createDecoder(frame)
    const message = readMessage(decoder)
    if (message === null) return fail('of an unknown kind')
    if (decoder.pos !== frame.length) return fail('with trailing bytes')
    return ok(message)
  } catch {
    return fail('that cannot be decoded')
  }
}

function readMessage(decoder: decoding.Decoder): ClientMessage | null {
  switch (decoding.readVarUint(decoder)) {
    case MESSAGE.sync:
      return readSync(decoder)
    case MESSAGE.awareness:
      return { kind: 'awareness', entries: readAwareness(decoding.readVarUint8Array(decoder)) }
    case MESSAGE.queryAwareness:
      return { kind: 'queryAwareness' }
    case MESSAGE.discussion:
      return { kind: 'watchDiscussion' }
    default:
      return null
  }
}

function readSync(decoder: decoding.Decoder): ClientMessage | null {
  switch (decoding.readVarUint(decoder)) {
    case SYNC.step1:
      return { kind: 'step1', clocks: readClocks(decoding.readVarUint8Array(decoder)) }
    case SYNC.step2:
      return { kind: 'step2', update: decoding.readVarUint8Array(decoder) }
    case SYNC.update:
      return { kind: 'update', update: decoding.readVarUint8Array(decoder) }
    default:
      return null
  }
}

function readClocks(bytes: Uint8Array): Clocks {
  const clients = decoding.readVarUint(decoding.createDecoder(bytes))
  if (clients > MAX_STATE_VECTOR) throw new RangeError('too many clients')
  return Y.decodeStateVector(bytes)
}

function readAwareness(bytes: Uint8Array): AwarenessEntry[] {
  const decoder = decoding.createDecoder(bytes)
  const entries: AwarenessEntry[] = []
  let left = decoding.readVarUint(decoder)
  if (left > MAX_AWARENESS_ENTRIES) throw new RangeError('too many states')
  for (; left > 0; left--) {
    entries.push({
      client: decoding.readVarUint(decoder),
      clock: decoding.readVarUint(decoder),
      state: decoding.readVarString(decoder),
    })
  }
  if (decoder.pos !== bytes.length) throw new RangeError('not the end')
  return entries
}

const message = (write: (encoder: encoding.Encoder) => void): Uint8Array => encoding.encode(write)

/** Length of a varUint (lib0): seven bits a byte, lowest first. */
function varUintLength(value: number): number {
  let length = 1
  for (let rest = value; rest > 127; rest = Math.floor(rest / 128)) length++
  return length
}

function putVarUint(bytes: Uint8Array, at: number, value: number): void {
  let rest = value
  while (rest > 127) {
    bytes[at++] = 128 | (rest & 127)
    rest = Math.floor(rest / 128)
  }
  bytes[at] = rest
}

// Built by hand, like the acknowledgment: an encoder would allocate a buffer for each of these few
// bytes.
function syncFrame(kind: number, bytes: Uint8Array): Uint8Array {
  const header = 2 + varUintLength(bytes.length)
  const frame = new Uint8Array(header + bytes.length)
  frame[0] = MESSAGE.sync
  frame[1] = kind
  putVarUint(frame, 2, bytes.length)
  frame.set(bytes, header)
  return frame
}

export const encodeUpdate = (update: Uint8Array): Uint8Array => syncFrame(SYNC.update, update)
export const encodeStep2 = (update: Uint8Array): Uint8Array => syncFrame(SYNC.step2, update)
export const encodeStep1 = (clocks: Clocks): Uint8Array => syncFrame(SYNC.step1, Y.encodeStateVector(clocks))

export const encodeAwareness = (entries: AwarenessEntry[]): Uint8Array =>
  message(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.awareness)
    encoding.writeVarUint8Array(
      encoder,
      message(inner => {
        encoding.writeVarUint(inner, entries.length)
        for (const { client, clock, state } of entries) {
          encoding.writeVarUint(inner, client)
          encoding.writeVarUint(inner, clock)
          encoding.writeVarString(inner, state)
        }
      }),
    )
  })

/** Acknowledges the connection's first `count` counted frames. */
export function encodeSaved(count: number): Uint8Array {
  const frame = new Uint8Array(2 + varUintLength(count))
  frame[0] = MESSAGE.status
  frame[1] = STATUS.saved
  putVarUint(frame, 2, count)
  return frame
}

export const REFUSED: Uint8Array = Uint8Array.of(MESSAGE.status, STATUS.refused)

export const encodeRoster = (roster: RosterEntry[] | VisitorsRosterEntry[]): Uint8Array =>
  message(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.roster)
    encoding.writeVarString(encoder, JSON.stringify(roster))
  })

/** `discussion`: JSON. */
export const encodeDiscussion = (discussion: string): Uint8Array =>
  message(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.discussion)
    encoding.writeVarString(encoder, discussion)
  })
