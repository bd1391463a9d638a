import { strToU8, zipSync } from 'fflate'

/** The main part of a Word file that says "Hello". */
export const WORD =
  '<w:document xmlns:w="x"><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p></w:body></w:document>'

/** Returns a Word file of some parts. Default for the main part: `WORD`. */
export const docxOf = (parts: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries({ 'word/document.xml': WORD, ...parts }).map(([name, part]) => [
          name,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
    ),
  )
