/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** Also the signs that turn the direction of a text, which can hide an extension. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Surrogate}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const MAX_BYTES = 120

/** Returns a file name that every system accepts, such as `Minutes of May.docx`. */
export function fileNameFor(title: string, extension: string): string {
  let name = title
    .normalize('NFC')
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const encoder = new TextEncoder()
  while (encoder.encode(name).length > MAX_BYTES) name = name.replace(/.$/su, '').trimEnd()
  if (name === '' || RESERVED.test(name)) name = `Document ${name}`.trim()
  return `${name}.${extension}`
}

/** Returns the name of a file without its extension, for a title. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.(?:txt|text|md|markdown|html?|docx)$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
