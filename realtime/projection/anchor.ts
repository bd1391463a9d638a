import * as Y from 'yjs'
import { z } from 'zod'

import { anchorThread, removeAnchors } from '#document/anchors.ts'
import { bodyOfDoc } from '#document/yjs.ts'

import { bytes } from './project.ts'

/** The bytes of a body, and the thread that gets an anchor on a range, or loses its anchors. */
export const anchorRequest = z.object({
  parts: z.array(bytes),
  threadId: z.string(),
  range: z.object({ start: bytes, end: bytes, quote: z.string() }).nullable(),
})
export type AnchorRequest = z.infer<typeof anchorRequest>

/**
 * The one ordinary update, or null when the body is so already. `textChanged`: the range no longer
 * has the quoted text.
 */
export const anchorEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edited'), update: bytes.nullable() }),
  z.object({ kind: z.literal('textChanged') }),
  z.object({ kind: z.literal('unreadable') }),
])
export type AnchorEdit = z.infer<typeof anchorEdit>

/** Computes the update that adds or removes the anchor of a thread, in a throw-away Y.Doc. */
export function editAnchor({ parts, threadId, range }: AnchorRequest): AnchorEdit {
  const doc = new Y.Doc({ guid: '' })
  try {
    doc.transact(() => {
      for (const part of parts) Y.applyUpdate(doc, part)
    })
    if (!bodyOfDoc(doc).ok) return { kind: 'unreadable' }
    let update: Uint8Array | null = null
    doc.on('update', (made: Uint8Array) => {
      update = made
    })
    if (!range) removeAnchors(doc, threadId)
    else if (anchorThread(doc, threadId, range) === 'changed') return { kind: 'textChanged' }
    return bodyOfDoc(doc).ok ? { kind: 'edited', update } : { kind: 'unreadable' }
  } catch {
    return { kind: 'unreadable' }
  } finally {
    doc.destroy()
  }
}
