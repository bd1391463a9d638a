import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { z } from 'zod'

import type { PresenceNews } from '#realtime/room/presence-news.ts'
import type { LogRow, Writer } from '#realtime/storage/contract.ts'
import { roster } from '#schema/collab/roster.ts'

/** A process, and the last committed number of its writer in the room: whoever has less has missed something. */
export type Sender = { process: string; writer: Writer; head: number }

/** What the processes that have a document open tell one another. */
export type ScaleMessage =
  /** Committed rows, in order and without a gap; the last has the number `head`. */
  | { kind: 'rows'; rows: Omit<LogRow, 'writer' | 'n'>[] }
  | { kind: 'presence'; news: PresenceNews }
  /** Somebody has opened the document, or was away: all others answer with their presence. */
  | { kind: 'ask' }
  /** The document is closed here. */
  | { kind: 'bye' }
  /** What is stored has changed otherwise: a snapshot, or a row that came from no room. */
  | { kind: 'stored' }

const KINDS = ['rows', 'presence', 'ask', 'bye', 'stored'] as const

export function encodeScale(sender: Sender, message: ScaleMessage): Uint8Array {
  return encoding.encode(encoder => {
    encoding.writeVarUint(encoder, KINDS.indexOf(message.kind))
    encoding.writeVarString(encoder, sender.process)
    encoding.writeVarString(encoder, sender.writer)
    encoding.writeVarUint(encoder, sender.head)
    switch (message.kind) {
      case 'rows':
        encoding.writeVarUint(encoder, message.rows.length)
        for (const { user, bytes } of message.rows) {
          encoding.writeVarString(encoder, user)
          encoding.writeVarUint8Array(encoder, bytes)
        }
        return
      case 'presence':
        writePresence(encoder, message.news)
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
export function decodeScale(bytes: Uint8Array): { sender: Sender; message: ScaleMessage } | null {
  try {
    const decoder = decoding.createDecoder(bytes)
    const kind = KINDS[decoding.readVarUint(decoder)]
    const sender = {
      process: decoding.readVarString(decoder),
      writer: decoding.readVarString(decoder),
      head: decoding.readVarUint(decoder),
    }
    switch (kind) {
      case 'rows':
        return { sender, message: { kind, rows: readRows(decoder) } }
      case 'presence':
        return { sender, message: { kind, news: readPresence(decoder) } }
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

function writePresence(encoder: encoding.Encoder, news: PresenceNews): void {
  encoding.writeVarUint(encoder, news.complete ? 1 : 0)
  encoding.writeVarUint(encoder, news.claims.length)
  for (const client of news.claims) encoding.writeVarUint(encoder, client)
  encoding.writeVarUint(encoder, news.entries.length)
  for (const { client, clock, state } of news.entries) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, state)
  }
  encoding.writeVarString(encoder, JSON.stringify(news.roster))
}

const readPresence = (decoder: decoding.Decoder): PresenceNews => ({
  complete: decoding.readVarUint(decoder) === 1,
  claims: list(decoder, () => decoding.readVarUint(decoder)),
  entries: list(decoder, () => ({
    client: decoding.readVarUint(decoder),
    clock: decoding.readVarUint(decoder),
    state: decoding.readVarString(decoder),
  })),
  roster: z.nullable(roster).parse(JSON.parse(decoding.readVarString(decoder))),
})
