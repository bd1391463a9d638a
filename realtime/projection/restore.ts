import * as Y from 'yjs'
import { z } from 'zod'

import { baseOf } from '#document/base.ts'
import { parseBody } from '#document/parse.ts'
import { bodyWithoutImages } from '#document/withoutImages.ts'
import { bodyOfDoc, writeBody } from '#document/yjs.ts'

import { bytes, projection, projectionOf } from './project.ts'

/**
 * The bytes of a body, and the target body as ProseMirror JSON text. `asBase`: the target without
 * its comments and suggestions. `images`: false leaves them out.
 */
export const restoreRequest = z.object({
  parts: z.array(bytes),
  target: z.string(),
  asBase: z.boolean().optional(),
  images: z.boolean().optional(),
})
export type RestoreRequest = z.infer<typeof restoreRequest>

/**
 * The body before and after, and the one ordinary update between them; null when they are equal.
 */
export const restoration = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('restored'),
    before: projection,
    after: projection,
    update: bytes.nullable(),
  }),
  z.object({ kind: z.literal('unreadable'), reason: z.string() }),
])
export type Restoration = z.infer<typeof restoration>

const unreadable = (reason: string): Restoration => ({ kind: 'unreadable', reason: reason.slice(0, 500) })

/** Computes the update that turns a body into an earlier one, in a throw-away Y.Doc. */
export function restore({ parts, target, asBase = false, images = true }: RestoreRequest): Restoration {
  const wanted = parseBody(JSON.parse(target), { characters: Number.POSITIVE_INFINITY })
  if (!wanted.ok) return unreadable(`the revision: ${JSON.stringify(wanted.error)}`)
  const base = asBase ? baseOf(wanted.value) : wanted.value
  const value = images ? base : bodyWithoutImages(base)
  const doc = new Y.Doc({ guid: '' })
  try {
    doc.transact(() => {
      for (const part of parts) Y.applyUpdate(doc, part)
    })
    const before = bodyOfDoc(doc)
    if (!before.ok) return unreadable(`the body: ${JSON.stringify(before.error)}`)
    const found = { before: projectionOf(before.value), after: projectionOf(value) }
    if (found.before.body === found.after.body) return { kind: 'restored', ...found, update: null }
    const updates: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => updates.push(update))
    // Equal parts stay the same elements.
    writeBody(doc, value)
    const made = bodyOfDoc(doc)
    if (!made.ok || JSON.stringify(made.value) !== found.after.body)
      return unreadable('the update would not make the body what the revision is')
    return { kind: 'restored', ...found, update: Y.mergeUpdates(updates) }
  } catch (error) {
    return unreadable(String(error))
  } finally {
    doc.destroy()
  }
}
