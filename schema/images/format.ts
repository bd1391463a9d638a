/** The formats of images that documents accept, as their content shows. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** The number of first bytes that {@link formatOf} needs. */
export const FORMAT_BYTES = 64

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to))

/** Returns the format of an image file by its first bytes, or null for anything else. */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (text(bytes, 0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  // The brands of an ISO media file. A sequence also holds a still.
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, FORMAT_BYTES))) return 'avif'
  return null
}
