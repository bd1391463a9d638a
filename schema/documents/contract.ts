import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { role } from '#schema/sharing/roles.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'
import { issueKey } from '#schema/messages/issueKey.ts'

export const TITLE_MAX = 200
export const UNTITLED = 'Untitled document'

export const title = z
  .string()
  .check(z.trim(), z.minLength(1, issueKey('titleMissing')), z.maxLength(TITLE_MAX))

/**
 * Documents and snippets have the same log, access, rooms and revisions. To the calls of documents
 * and of sharing, a snippet does not exist.
 */
export const documentKind = z.enum(['document', 'snippet'])
export type DocumentKind = z.infer<typeof documentKind>

/** The fields that are the same for everyone with access to the document. */
export const documentFacts = z.object({
  id,
  /** Absent in events of earlier versions, which knew documents only. */
  kind: z._default(documentKind, 'document'),
  title: z.string(),
  ownerId: id,
  createdAt: timestamp,
  updatedAt: timestamp,
  trashedAt: z.nullable(timestamp),
  writing: writingSettings,
  revision: z.int(),
})
export type DocumentFacts = z.infer<typeof documentFacts>

/** A document as one reader sees it. `words` lags the body by at most 2 s. */
export const documentSummary = z.extend(documentFacts, { room: z.string(), role, words: z.int() })
export type DocumentSummary = z.infer<typeof documentSummary>

/** POST /api/documents. */
export const createDocument = z.strictObject({ title: z._default(title, UNTITLED) })

/** PATCH /api/documents/:id. */
export const renameDocument = z.strictObject({ title })

/** GET /api/documents?trash=1. */
export const listDocuments = z.object({ trash: z._default(z.enum(['0', '1']), '0') })

/**
 * The title, writing settings or trash state changed. Null: permanently deleted. Rooms: the
 * document and each of its members.
 */
export const documentChanged = defineEvent('documents.changed', documentFacts)
