import { createHash } from 'node:crypto'

import * as Y from 'yjs'
import { z } from 'zod'

import { areActsTidy, tidyActs } from '#document/acts/tidy.ts'
import type { Body } from '#document/body.ts'
import { isVisible, removeInvisible } from '#document/invisible.ts'
import { repairBody } from '#document/repair.ts'
import { charactersOf, countWords, readTextOf, textOf } from '#document/text.ts'
import { bodyOfDoc } from '#document/yjs.ts'
import { indexOf, updateIndex } from '#realtime/body/reading.ts'
import { folded } from '#schema/documents/folded.ts'

/** Bytes from another thread. */
export const bytes = z.custom<Uint8Array>(value => value instanceof Uint8Array)

/** The bytes of a body (snapshot and rows), and whether a new snapshot is wanted. */
export type ProjectRequest = { parts: Uint8Array[]; compact: boolean }

/**
 * Several bodies on their way to a worker: all parts concatenated, and their lengths. Copying one
 * array between threads is much cheaper than copying many.
 */
export const packedBodies = z.object({
  bytes,
  bodies: z.array(z.object({ lengths: z.array(z.number().int()), compact: z.boolean() })),
})
type PackedBodies = z.infer<typeof packedBodies>

/** The part of a body that the api may read. `body` is ProseMirror JSON as text. */
export const projection = z.object({
  /** The text as people read it, without what is suggested to be taken away. Its words are counted. */
  text: z.string(),
  /** The text as searches compare it. */
  folded: z.string(),
  words: z.number().int(),
  characters: z.number().int(),
  body: z.string(),
})
export type Projection = z.infer<typeof projection>

/** A new snapshot, and its index. */
const snapshot = z.object({ bytes, index: updateIndex.nullable() })
export type Snapshot = z.infer<typeof snapshot>

/**
 * The outcome of a projection. Equal digests mean equal projections. `repairs` are ordinary
 * updates, in order, that make an invalid body valid.
 */
export const projectOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('valid'), projection, digest: z.string(), snapshot: snapshot.nullable() }),
  z.object({ kind: z.literal('repaired'), repairs: z.array(bytes) }),
  z.object({ kind: z.literal('unreadable'), reason: z.string() }),
])
export type ProjectOutcome = z.infer<typeof projectOutcome>

/** Packs bodies for a worker. */
export function packBodies(requests: ProjectRequest[]): PackedBodies {
  const bodies = requests.map(({ parts, compact }) => ({ lengths: parts.map(part => part.length), compact }))
  const parts = requests.flatMap(request => request.parts)
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let start = 0
  for (const part of parts) {
    bytes.set(part, start)
    start += part.length
  }
  return { bytes, bodies }
}

/** Projects every body of a pack. */
export function projectAll({ bytes, bodies }: PackedBodies): ProjectOutcome[] {
  let start = 0
  return bodies.map(({ lengths, compact }) => {
    const parts = lengths.map(length => bytes.subarray(start, (start += length)))
    return project({ parts, compact })
  })
}

/** Projects a body from a throw-away Y.Doc. */
function project({ parts, compact }: ProjectRequest): ProjectOutcome {
  try {
    return validate(parts, compact)
  } catch (error) {
    return projectJoined(parts, error)
  }
}

/**
 * Yjs fails on updates that use one clock for different content, which no editor sends. Merged,
 * each clock is used once. The snapshot replaces the updates, so that other readers do not fail.
 */
function projectJoined(parts: Uint8Array[], reason: unknown): ProjectOutcome {
  try {
    return validate([Y.mergeUpdates(parts)], true)
  } catch {
    return { kind: 'unreadable', reason: String(reason).slice(0, 500) }
  }
}

function validate(parts: Uint8Array[], compact: boolean): ProjectOutcome {
  // Generating an unused identifier would cost more than the rest of a short body.
  const doc = new Y.Doc({ guid: '' })
  try {
    doc.transact(() => {
      for (const part of parts) Y.applyUpdate(doc, part)
    })
    const body = bodyOfDoc(doc)
    if (!body.ok || !areActsTidy(doc) || !isVisible(doc)) return repair(doc)
    const projection = projectionOf(body.value)
    return {
      kind: 'valid',
      projection,
      digest: createHash('sha1').update(projection.body).digest('base64'),
      snapshot: compact ? snapshotOf(doc) : null,
    }
  } finally {
    doc.destroy()
  }
}

function snapshotOf(doc: Y.Doc): Snapshot {
  const bytes = Y.encodeStateAsUpdate(doc)
  return { bytes, index: indexOf(bytes) }
}

/** Returns what the api may read of this body. */
export function projectionOf(body: Body): Projection {
  const text = readTextOf(body)
  return {
    text,
    folded: folded(text),
    words: countWords(text),
    characters: charactersOf(textOf(body)),
    body: JSON.stringify(body),
  }
}

function repair(doc: Y.Doc): ProjectOutcome {
  const repairs: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => repairs.push(update))
  repairBody(doc)
  tidyActs(doc)
  removeInvisible(doc)
  const body = bodyOfDoc(doc)
  if (body.ok) return { kind: 'repaired', repairs }
  return {
    kind: 'unreadable',
    reason: `cannot be repaired: ${body.error.map(one => one.message).join('; ')}`,
  }
}
