import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

import { isRecordable, MAX_ACT_RANGES, MAX_ORDER, type Act, type Id, type Span } from './record.ts'

/** The versions of records: of acts on text, and of those on a block. */
const VERSION = { text: 1, block: 2 } as const

export const encodeAct = ({ order, of, runs, inserted, block }: Act): Uint8Array =>
  encoding.encode(encoder => {
    const write = (value: number) => encoding.writeVarUint(encoder, value)
    const writeId = (value: Id | null) => {
      write(value ? 1 : 0)
      if (!value) return
      write(value.client)
      write(value.clock)
    }
    const writeSpans = (spans: readonly Span[]) => {
      write(spans.length)
      for (const { client, from, to } of spans) {
        write(client)
        write(from)
        write(to - from)
      }
    }
    write(block ? VERSION.block : VERSION.text)
    write(order)
    writeId(of)
    write(runs.length)
    for (const { client, clock: at, text, right } of runs) {
      write(client)
      write(at)
      encoding.writeVarString(encoder, text)
      writeId(right)
    }
    writeSpans(inserted)
    if (!block) return
    writeId(block.taken)
    writeId(block.brought)
    writeSpans(block.parts)
  })

/**
 * Returns the act in a record, or null if it is none or too large. Numbers that are not whole and
 * safe cannot be read.
 */
export function decodeAct(bytes: Uint8Array): Act | null {
  try {
    const decoder = decoding.createDecoder(bytes)
    const read = () => decoding.readVarUint(decoder)
    const readId = () => (read() === 1 ? { client: read(), clock: read() } : null)
    const list = <T>(one: () => T): T[] => {
      const length = read()
      if (length > MAX_ACT_RANGES) throw new RangeError('too many ranges')
      return Array.from({ length }, one)
    }
    const spans = () =>
      list(() => {
        const [client, from, length] = [read(), read(), read()]
        return { client, from, to: from + length }
      })
    const version = read()
    if (version !== VERSION.text && version !== VERSION.block) return null
    const found: Act = {
      order: read(),
      of: readId(),
      runs: list(() => ({
        client: read(),
        clock: read(),
        text: decoding.readVarString(decoder),
        right: readId(),
      })),
      inserted: spans(),
    }
    if (version === VERSION.block) {
      const [taken, brought] = [readId(), readId()]
      if (!taken || !brought) return null
      found.block = { taken, brought, parts: spans() }
    }
    const isWhole = decoder.pos === bytes.length && isRecordable(found)
    const isEmpty =
      found.runs.some(({ text }) => text === '') ||
      [...found.inserted, ...(found.block?.parts ?? [])].some(({ from, to }) => from === to)
    return isWhole && !isEmpty && found.order <= MAX_ORDER ? found : null
  } catch {
    return null
  }
}
