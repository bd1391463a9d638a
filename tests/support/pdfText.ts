import { inflateSync } from 'node:zlib'

/** A text as it stands on a page: where it begins, in points from the lower left corner, and what it says. */
export type PdfPiece = { x: number; y: number; size: number; text: string }

type Part = { head: string; stream: Buffer | null }

/** Returns the objects of a PDF by their numbers, with their streams unpacked. */
function partsOf(file: Buffer): Map<string, Part> {
  const text = file.toString('latin1')
  const parts = new Map<string, Part>()
  for (const match of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length
    const [, head = '', begin] = /^(.*?)(\nstream\n|\nendobj)/s.exec(text.slice(start)) ?? []
    const length = /\/Length (\d+)/.exec(head)?.[1]
    const at = start + head.length + '\nstream\n'.length
    const packed = file.subarray(at, at + Number(length))
    const stream = head.includes('/FlateDecode') ? () => inflateSync(packed) : () => packed
    parts.set(match[1] ?? '', { head, stream: begin === '\nstream\n' ? stream() : null })
  }
  return parts
}

const unicode = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map(unit => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** Returns the letters of a font by the codes that stand for them. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '0', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        unicode(hex.replaceAll(' ', '')),
      )
  return letters
}

/**
 * Returns the texts of a PDF of pdfkit in the order in which they are written: as a reader that copies
 * them sees them.
 */
export function pdfPieces(file: Buffer): PdfPiece[] {
  const parts = partsOf(file)
  const streamOf = (id: string | undefined) => parts.get(id ?? '')?.stream?.toString('latin1') ?? ''
  const fonts = new Map<string, Map<string, string>>()
  const pages: string[] = []
  for (const { head } of parts.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.head ?? '')?.[1]
      fonts.set(name, lettersOf(streamOf(map)))
    }
    if (head.includes('/Type /Page\n')) pages.push(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')
  }
  return pages.flatMap(page =>
    [...streamOf(page).matchAll(/^BT\n(.*?)\nET$/gms)].map(([, written = '']) => {
      const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(written) ?? []
      const [, font = '', size] = /\/(F\d+) (\S+) Tf/.exec(written) ?? []
      const codes = [...written.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      const text = codes.map(code => fonts.get(font)?.get(code) ?? '\uFFFD').join('')
      return { x: Number(x), y: Number(y), size: Number(size), text }
    }),
  )
}

/** Returns the text of a PDF of pdfkit, with the lines as they are written. */
export function pdfText(file: Buffer): string {
  const pieces = pdfPieces(file)
  return pieces
    .map(({ y, text }, index) => (index > 0 && pieces[index - 1]?.y !== y ? `\n${text}` : text))
    .join('')
}
