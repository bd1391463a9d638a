import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { z } from 'zod'

import type { PresenceUpdate } from '#realtime/room/presenceUpdate.ts'
import type { LogRow, Writer } from '#realtime/storage/contract.ts'
import { roster } from '#schema/collab/roster.ts'

/**
 * A process, and the last committed number of its writer in the room. A receiver with a lower
 * number has missed rows.
 */
export type Sender = { process: string; writer: Writer; headSequence: number }

/** The messages between processes that have one document open. */
export type PeerMessage =
  /** Committed rows, in order and without a gap. The last has the number `headSequence`. */
  | { kind: 'rows'; rows: Omit<LogRow, 'writer' | 'n'>[] }
  | { kind: 'presence'; update: PresenceUpdate }
  /** A process has opened the document, or was away: all others answer with their presence. */
  | { kind: 'ask' }
  /** The process has closed the document. */
  | { kind: 'bye' }
  /** The stored body has changed: a new snapshot, or a row that came from no room. */
  | { kind: 'stored' }

const KINDS = ['rows', 'presence', 'ask', 'bye', 'stored'] as const

export function encodePeerMessage(sender: Sender, message: PeerMessage): Uint8Array {
  return encoding.encode(encoder => {
    encoding.writeVarUint(encoder, KINDS.indexOf(message.kind))
    encoding.writeVarString(encoder, sender.process)
    encoding.writeVarString(encoder, sender.writer)
    encoding.writeVarUint(encoder, sender.headSequence)
    switch (message.kind) {
      case 'rows':
        encoding.writeVarUint(encoder, message.rows.length)
        for (const { user, bytes } of message.rows) {
          encoding.writeVarString(encoder, user)
          encoding.writeVarUint8Array(encoder, bytes)
        }
        return
      case 'presence':
        writePresence(encoder, message.update)
        return
      case 'ask':
      case 'bye':
      case 'stored':
        return
      default:
        message satisfies never
    }
  })
}

/** Returns null when the bytes are not a message of this version. */
export function decodePeerMessage(bytes: Uint8Array): { sender: Sender; message: PeerMessage } | null {
  try {
    const decoder = decoding.createDecoder(bytes)
    const kind = KINDS[decoding.readVarUint(decoder)]
    const sender = {
      process: decoding.readVarString(decoder),
      writer: decoding.readVarString(decoder),
      headSequence: decoding.readVarUint(decoder),
    }
    switch (kind) {
      case 'rows':
        return { sender, message: { kind, rows: readRows(decoder) } }
      case 'presence':
        return { sender, message: { kind, update: readPresence(decoder) } }
      case 'ask':
      case 'bye':
      case 'stored':
        return { sender, message: { kind } }
      case undefined:
        return null
      default:
        return kind satisfies never
    }
  } catch {
    return null
  }
}

const list = <T>(decoder: decoding.Decoder, read: () => T): T[] =>
  Array.from({ length: decoding.readVarUint(decoder) }, read)

const readRows = (decoder: decoding.Decoder) =>
  list(decoder, () => ({
    user: decoding.readVarString(decoder),
    // A copy, because the message is a view on a larger buffer.
    bytes: decoding.readVarUint8Array(decoder).slice(),
  }))

function writePresence(encoder: encoding.Encoder, update: PresenceUpdate): void {
  encoding.writeVarUint(encoder, update.complete ? 1 : 0)
  encoding.writeVarUint(encoder, update.claims.length)
  for (const client of update.claims) encoding.writeVarUint(encoder, client)
  encoding.writeVarUint(encoder, update.entries.length)
  for (const { client, clock, state } of update.entries) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, state)
  }
  encoding.writeVarString(encoder, JSON.stringify(update.roster))
}

const readPresence = (decoder: decoding.Decoder): PresenceUpdate => ({
  complete: decoding.readVarUint(decoder) === 1,
  claims: list(decoder, () => decoding.readVarUint(decoder)),
  entries: list(decoder, () => ({
    client: decoding.readVarUint(decoder),
    clock: decoding.readVarUint(decoder),
    state: decoding.readVarString(decoder),
  })),
  roster: z.nullable(roster).parse(JSON.parse(decoding.readVarString(decoder))),
})
