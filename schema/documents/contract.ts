import * as z from 'zod/mini'

import { writingSettings } from '#schema/check-settings/settings.ts'
import { folded } from '#schema/documents/folded.ts'
import { documentKind, KINDS, type DocumentKind } from '#schema/documents/kinds.ts'
import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { cursorOf, PAGE_MAX, readCursor } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { role } from '#schema/sharing/roles.ts'

/** Characters of a search. */
export const SEARCH_MAX = 200
export const { titleMax: TITLE_MAX, untitled: UNTITLED } = KINDS.document

/** Returns the schema of a title. */
// @__NO_SIDE_EFFECTS__
export const titleOf = (kind: DocumentKind) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, issueKey(kind === 'snippet' ? 'snippetTitleMissing' : 'titleMissing')),
      z.maxLength(KINDS[kind].titleMax),
    )

export const title = titleOf('document')

/** Returns as much of a text as a title can have, without half a character at its end. */
export const titleStart = (text: string, most: number = TITLE_MAX): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** The fields that are the same for everyone with access to the document. */
export const documentFacts = z.object({
  id,
  /** Absent in events of earlier versions, which knew documents only. */
  kind: z._default(documentKind, 'document'),
  title: z.string(),
  /** Of a snippet. Absent in events and kept reads of earlier versions. */
  tags: z._default(z.array(z.string()), []),
  /** Of a snippet: whether its page shows open comments. Absent like the tags. */
  showsComments: z._default(z.boolean(), false),
  ownerId: id,
  createdAt: timestamp,
  updatedAt: timestamp,
  trashedAt: z.nullable(timestamp),
  writing: writingSettings,
  revision: z.int(),
})
export type DocumentFacts = z.infer<typeof documentFacts>

/** How a user has placed a document in their own list. Revision 0: not at all yet. */
export const documentPlace = z.object({
  starred: z.boolean(),
  /** The user's folder. Absent in events and kept reads of an earlier version. */
  folderId: z._default(z.nullable(id), null),
  revision: z.int(),
})
export type DocumentPlace = z.infer<typeof documentPlace>

/** The place of a document that its reader has not placed yet. */
export const UNPLACED: DocumentPlace = { starred: false, folderId: null, revision: 0 }

/** A document as one reader sees it. `words` lags the body by at most 2 s. */
export const documentSummary = z.extend(documentFacts, {
  room: z.string(),
  role,
  words: z.int(),
  /** Of the projection that `words` is from. 0: none yet. Absent in kept reads of earlier versions. */
  projectionRevision: z._default(z.int(), 0),
  /** Absent in reads that a device kept from an earlier version. */
  place: z._default(documentPlace, UNPLACED),
})
export type DocumentSummary = z.infer<typeof documentSummary>

/** POST /api/documents. */
export const createDocument = z.strictObject({ title: z._default(title, UNTITLED) })

/** PATCH /api/documents/:id. */
export const renameDocument = z.strictObject({ title })

/** PATCH /api/documents/:id/place. Absent parts stay. */
export const placeChange = z.strictObject({
  starred: z.optional(z.boolean()),
  folderId: z.optional(z.nullable(id)),
})
export type PlaceChange = z.infer<typeof placeChange>

/** A part of the documents of a user. */
export const documentPart = z.enum(['all', 'mine', 'shared', 'starred'])
export type DocumentPart = z.infer<typeof documentPart>

/** By title, the first one first; by a time, the latest one. */
export const documentOrder = z.enum(['edited', 'title', 'created'])
export type DocumentOrder = z.infer<typeof documentOrder>

/** In place of a folder: the documents in none. */
export const NO_FOLDER = 'none'

/**
 * GET /api/documents. `before` is the cursor of the last row of the page before, in the same order. The
 * trash has one part and one order: the latest deletion first.
 */
export const listDocuments = z
  .object({
    trash: z._default(z.enum(['0', '1']), '0'),
    part: z._default(documentPart, 'all'),
    order: z._default(documentOrder, 'edited'),
    folder: z.optional(z.union([id, z.literal(NO_FOLDER)])),
    before: z.optional(z.string().check(z.maxLength(1000))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), PAGE_MAX),
  })
  .check(
    z.refine(query => query.before === undefined || readListCursor(query.before, query) !== null, {
      path: ['before'],
    }),
  )
export type DocumentQuery = z.output<typeof listDocuments>

/** The part of a query that decides about the form of its cursors. */
type Ordered = { trash: '0' | '1'; order: DocumentOrder }

/** Returns the cursor behind a document of a list. */
export function documentCursor(
  { id: documentId, title: name, createdAt, updatedAt, trashedAt }: DocumentSummary,
  order: DocumentOrder = 'edited',
): string {
  if (trashedAt !== null) return cursorOf({ at: trashedAt, id: documentId })
  const keys: Record<DocumentOrder, string> = { edited: updatedAt, title: folded(name), created: createdAt }
  return cursorOf({ at: keys[order], id: documentId })
}

/** Reads a cursor: the title or the time that the list is ordered by, and the id. Null for what is none. */
export function readListCursor(text: string, { trash, order }: Ordered): { key: string; id: string } | null {
  if (trash === '1' || order !== 'title') {
    const cursor = readCursor(text)
    return cursor && { key: cursor.at, id: cursor.id }
  }
  const at = text.lastIndexOf('_')
  const rowId = text.slice(at + 1)
  if (at < 0 || text.includes('\0') || !z.safeParse(id, rowId).success) return null
  return { key: text.slice(0, at), id: rowId }
}

/**
 * The title, writing settings or trash state changed. Null: permanently deleted. Rooms: the
 * document and each of its members.
 */
export const documentChanged = defineEvent('documents.changed', documentFacts)

/** The characters at the start of a snippet's text that its lists show. */
export const SNIPPET_START = 200

/** A stored projection as every reader may see it. `revision` counts those of the document. */
export const documentProjection = z.object({
  kind: documentKind,
  words: z.int(),
  /** When the text last changed. */
  at: timestamp,
  revision: z.int(),
  /** Of a snippet: the start of its text. */
  start: z.optional(z.string()),
})
export type DocumentProjection = z.infer<typeof documentProjection>

/**
 * The text has changed, and its words are counted. Rooms: the document, its owner and its members;
 * in the trash, its owner. Key: document id.
 */
export const documentProjected = defineEvent('documents.projected', documentProjection)

/** A user has starred a document or moved it to a folder. Room: that user. Key: document id. */
export const documentPlaced = defineEvent('documents.placed', documentPlace)
