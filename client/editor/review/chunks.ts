/** How many cards a chunk has on average. */
const USUAL = 40
const MOST = 80

/**
 * Splits a list into chunks that start at the same items after others are added or removed, so that
 * only the chunk with the change differs. An item starts a chunk by its id alone, as in
 * content-defined chunking.
 */
export function chunksOf<Item extends { id: string }>(items: readonly Item[]): readonly (readonly Item[])[] {
  const chunks: Item[][] = []
  for (const item of items) {
    const last = chunks.at(-1)
    if (last && last.length < MOST && !startsChunk(item.id)) last.push(item)
    else chunks.push([item])
  }
  return chunks
}

/** By the 32-bit FNV-1a hash. Its low bits alone follow the last letter, so they are mixed first. */
function startsChunk(id: string): boolean {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93)
  hash ^= hash >>> 15
  return (hash >>> 0) % USUAL === 0
}
