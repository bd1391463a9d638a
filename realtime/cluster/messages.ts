import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { z } from 'zod'

import type { PresenceUpdate } from '#realtime/room/presence-update.ts'
import type { LogRow, Writer } from '#realtime/storage/contract.ts'
import { roster } from '#schema/collab/roster.ts'

/** A process, and the last committed number of its writer in the room: whoever has less has missed something. */
export type Sender = { process: string; writer: Writer; headSequence: number }

/** What the processes that have a document open tell one another. */
export type PeerMessage =
  /** Committed rows, in order and without a gap; the last has the number `head`. */
  | { kind: 'rows'; rows: Omit<LogRow, 'writer' | 'n'>[] }
  | { kind: 'presence'; update: PresenceUpdate }
  /** Somebody has opened the document, or was away: all others answer with their presence. */
  | { kind: 'ask' }
  /** The document is closed here. */
  | { kind: 'bye' }
  /** What is stored has changed otherwise: a snapshot, or a row that came from no room. */
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

/** Null when the bytes are no message of this version. */
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
    // A copy of its own: the message is a piece of a larger buffer.
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
