import { refuse } from './imported.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * Returns the text of a file. A byte order mark decides; then valid UTF-8; then the encoding that
 * an HTML file names; then windows-1252, which older programs write. Refuses what is no text.
 */
export function decodeText(bytes: Uint8Array, named: string | null = null): string {
  const encoding = encodingOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (known(named) ?? 'windows-1252'))
  const text = new TextDecoder(encoding).decode(bytes)
  // Texts have no such characters, but almost every other kind of file has.
  // oxlint-disable-next-line no-control-regex
  if (/[\0\u0001-\u0006\u000E-\u0019]/.test(text)) refuse('notText')
  return text.replaceAll(/\r\n?/g, '\n')
}

function encodingOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function known(label: string | null): string | null {
  if (label === null) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/** Returns the encoding that an HTML file names in its first bytes, or null. */
export function encodingNamedIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 2048))
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? null
}
