import { Inflate } from 'fflate'

import { refuse } from '../imported.ts'
import { MAX_ENTRIES, MAX_INFLATED_BYTES } from '../limits.ts'

type Entry = { method: number; from: number; packed: number }

const END = 0x06054b50
const ENTRY = 0x02014b50
const PIECE = 16_384

/**
 * The entries of a zip file. Only what is read is inflated, and what comes out is counted: the
 * sizes that a file declares may be wrong.
 */
export class Zip {
  readonly names: readonly string[]
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #entries = new Map<string, Entry>()
  #inflated = 0

  /** Throws `Refused` for what is no zip file. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
    try {
      this.#readDirectory(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    } catch (error) {
      if (error instanceof RangeError) refuse('damaged')
      throw error
    }
    this.names = [...this.#entries.keys()]
  }

  #readDirectory(view: DataView): void {
    let end = view.byteLength - 22
    const last = Math.max(0, end - 65_535)
    while (end >= last && view.getUint32(end, true) !== END) end -= 1
    if (end < last) refuse('damaged')
    const count = view.getUint16(end + 10, true)
    if (count > MAX_ENTRIES) refuse('zipBomb')
    let at = view.getUint32(end + 16, true)
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== ENTRY) refuse('damaged')
      if (view.getUint16(at + 8, true) % 2 === 1) refuse('locked')
      const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map(field => view.getUint16(at + field, true))
      const header = view.getUint32(at + 42, true)
      const text = new TextDecoder().decode(this.#bytes.subarray(at + 46, at + 46 + name))
      this.#entries.set(text.replace(/^\//, ''), {
        method: view.getUint16(at + 10, true),
        from: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
        packed: view.getUint32(at + 20, true),
      })
      at += 46 + name + extra + comment
    }
  }

  /** Returns the bytes of an entry, or null if there is none. Throws `Refused` beyond the limits. */
  read(name: string): Uint8Array<ArrayBuffer> | null {
    const entry = this.#entries.get(name)
    if (!entry) return null
    const packed = this.#bytes.subarray(entry.from, entry.from + entry.packed)
    if (entry.method === 8) return this.#inflate(packed)
    if (entry.method !== 0) refuse('damaged')
    this.#count(packed.length)
    return packed.slice()
  }

  #inflate(packed: Uint8Array): Uint8Array<ArrayBuffer> {
    const pieces: Uint8Array[] = []
    let length = 0
    const inflate = new Inflate(piece => {
      this.#count(piece.length)
      length += piece.length
      pieces.push(piece)
    })
    try {
      for (let at = 0; at < packed.length; at += PIECE)
        inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
    } catch (error) {
      // The library's errors have a code.
      if (error instanceof Error && 'code' in error) refuse('damaged')
      throw error
    }
    const whole = new Uint8Array(length)
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }

  #count(bytes: number): void {
    this.#inflated += bytes
    if (this.#inflated > MAX_INFLATED_BYTES) refuse('zipBomb')
  }
}
