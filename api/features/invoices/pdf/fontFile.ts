import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }
/** A table begins at a multiple of so many bytes. */
const ALIGNED = 4

type Table = { tag: string; checksum: number; bytes: Buffer }

/**
 * Returns a WOFF file as the TrueType font in it, without the tables with these tags. pdfkit could read
 * the WOFF file too, but it would unpack tables again for each letter.
 */
export function trueTypeOf(woff: Buffer, without: ReadonlySet<string>): Buffer {
  const tables = tablesOf(woff).filter(({ tag }) => !without.has(tag))
  const head = Buffer.alloc(HEADER.sfnt + ENTRY.sfnt * tables.length)
  const power = Math.floor(Math.log2(tables.length))
  const found = 2 ** power * ENTRY.sfnt
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(found, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(tables.length * ENTRY.sfnt - found, 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER.sfnt + ENTRY.sfnt * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const rest = Buffer.alloc((ALIGNED - (bytes.length % ALIGNED)) % ALIGNED)
    parts.push(bytes, rest)
    at += bytes.length + rest.length
  }
  return Buffer.concat(parts)
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = HEADER.woff + ENTRY.woff * index
    const at = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const bytes = woff.subarray(at, at + packed)
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
}
