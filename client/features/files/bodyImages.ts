import { fetchImage, uploadImage } from '#client/shared/images/stored.ts'
import type { Body, BodyNode } from '#document/body.ts'
import type { Images } from '#document/convert/images.ts'
import type { Media } from '#document/convert/imported.ts'
import { IMAGES_AT_ONCE } from '#schema/images/contract.ts'

type Options = { signal: AbortSignal; onCount: (done: number, count: number) => void }

/**
 * Stores the images of a file for its document. Returns the body that refers to them, and how many
 * could not be stored. Throws the signal's reason when it is aborted.
 */
export async function storeImages(
  documentId: string,
  { body, media }: { body: Body; media: readonly Media[] },
  { signal, onCount }: Options,
): Promise<{ content: BodyNode; missing: number }> {
  const stored = new Map<string, { id: string; width: number; height: number }>()
  const wanted = media.slice(0, IMAGES_AT_ONCE)
  for (const [index, { id, type, bytes }] of wanted.entries()) {
    onCount(index + 1, wanted.length)
    try {
      stored.set(id, await uploadImage(documentId, new Blob([bytes], { type }), { signal }))
    } catch {
      signal.throwIfAborted()
    }
  }
  const visit = (node: BodyNode): BodyNode[] => {
    if (node.type !== 'image')
      return [node.content ? { ...node, content: node.content.flatMap(visit) } : node]
    const image = stored.get(String(node.attrs?.['id']))
    if (!image) return []
    const { alt = '', width, height } = node.attrs ?? {}
    // The file may show it smaller than it is.
    const size = width && height ? { width, height } : { width: image.width, height: image.height }
    return [{ type: 'image', attrs: { id: image.id, alt, ...size } }]
  }
  return {
    content: { type: 'doc', content: body.content.flatMap(visit) },
    missing: media.length - stored.size,
  }
}

/** Returns the images of a body, and how many could not be fetched. Throws the signal's reason. */
export async function fetchImages(
  documentId: string,
  body: Body,
  { signal, onCount }: Options,
): Promise<{ images: Images; missing: number }> {
  const ids = [...new Set(idsIn(body))]
  const images = new Map<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>()
  for (const [index, id] of ids.entries()) {
    onCount(index + 1, ids.length)
    try {
      const file = await fetchImage(documentId, id)
      images.set(id, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) })
    } catch {
      // It was deleted, or there is no connection. The text is worth having without it.
    }
    signal.throwIfAborted()
  }
  return { images, missing: ids.length - images.size }
}

const idsIn = (node: BodyNode): string[] =>
  node.type === 'image' && typeof node.attrs?.['id'] === 'string'
    ? [node.attrs['id']]
    : (node.content ?? []).flatMap(idsIn)
