/** Formats of images that a document accepts. The server looks at the content again. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

type ImageFile = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** Returns the type of an image by the extension of its name, or null for other formats. */
export const imageTypeOf = (name: string): string | null =>
  TYPES[(/\.(\w+)$/.exec(name)?.[1] ?? '').toLowerCase()] ?? null

/** Returns the image inside a `data:` address, or null for anything else. */
export function dataUrl(address: string): ImageFile | null {
  const [, format = '', data] = /^data:image\/(\w+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
  const type = TYPES[format.toLowerCase()]
  if (!type || data === undefined) return null
  try {
    return { type, bytes: Uint8Array.from(atob(data), character => character.codePointAt(0) ?? 0) }
  } catch {
    return null
  }
}

/** Returns an image as a `data:` address. */
export function toDataUrl({ type, bytes }: ImageFile): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x8000))
  return `data:${type};base64,${btoa(binary)}`
}
