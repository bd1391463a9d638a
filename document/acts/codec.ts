import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

import { broughtBy, isRecordable, MAX_ACT_RANGES, MAX_ORDER, type Act, type Id, type Span } from './record.ts'

/** The versions of records: of acts on text, those on a block, and those that split one or join two. */
const VERSION = { text: 1, block: 2, split: 3 } as const

const versionOf = ({ block }: Act): number => {
  if (!block) return VERSION.text
  return block.taken && block.brought ? VERSION.block : VERSION.split
}

export const encodeAct = (act: Act): Uint8Array =>
  encoding.encode(encoder => {
    const { order, of, runs, inserted, block } = act
    const version = versionOf(act)
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
    write(version)
    write(order)
    writeId(of)
    write(runs.length)
    for (const { client, clock: at, text, right, formats = [] } of runs) {
      write(client)
      write(at)
      encoding.writeVarString(encoder, text)
      writeId(right)
      if (version !== VERSION.split) continue
      write(formats.length)
      for (const { name, json } of formats) {
        encoding.writeVarString(encoder, name)
        encoding.writeVarString(encoder, json)
      }
    }
    // All characters of an act that replaces a block are in it.
    writeSpans(version === VERSION.block && block ? block.text : inserted)
    if (!block) return
    writeId(block.taken)
    writeId(block.brought)
    if (version === VERSION.split) writeSpans(block.text)
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
    if (version < VERSION.text || version > VERSION.split) return null
    const readFormat = () => {
      const format = { name: decoding.readVarString(decoder), json: decoding.readVarString(decoder) }
      JSON.parse(format.json)
      return format
    }
    const found: Act = {
      order: read(),
      of: readId(),
      runs: list(() => ({
        client: read(),
        clock: read(),
        text: decoding.readVarString(decoder),
        right: readId(),
        ...(version === VERSION.split ? { formats: list(readFormat) } : {}),
      })),
      inserted: spans(),
    }
    if (version !== VERSION.text) {
      const [taken, brought] = [readId(), readId()]
      const text = version === VERSION.block ? found.inserted.splice(0) : spans()
      found.block = { taken, brought, text, parts: spans() }
      if (versionOf(found) !== version) return null
      const isEmpty = text.length + found.block.parts.length === 0
      if (!brought && (!taken || !isEmpty)) return null
    }
    const isWhole = decoder.pos === bytes.length && isRecordable(found)
    const isEmpty =
      found.runs.some(({ text }) => text === '') || broughtBy(found).some(({ from, to }) => from === to)
    return isWhole && !isEmpty && found.order <= MAX_ORDER ? found : null
  } catch {
    return null
  }
}
