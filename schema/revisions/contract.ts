import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { issueKey } from '#schema/messages/issue.ts'

export const REVISION_NAME_MAX = 100
/** Most revisions that one page of the list holds. */
export const REVISIONS_MAX = 100

const person = z.object({ userId: id, name: z.string() })

/** What a body was at one time. Who may read the document may read its revisions. */
export const revision = z.object({
  id,
  documentId: id,
  kind: z.enum(['automatic', 'named']),
  /** Of a named one. */
  name: z.nullable(z.string()),
  createdAt: timestamp,
  /** Who named or restored it; null when the server kept it by itself, or the account has gone. */
  createdBy: z.nullable(person),
  /** Who has written since the revision before, by name. */
  authors: z.array(person),
  words: z.int(),
  characters: z.int(),
  /** The revision whose restoring made this one, while that is kept. */
  restoredFrom: z.nullable(id),
  revision: z.int(),
})
export type Revision = z.infer<typeof revision>

/** GET /api/documents/:id/revisions, the newest first; `before` is the `next` of the page before. */
export const listRevisions = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(REVISIONS_MAX)), 50),
})
export const revisionPage = z.object({ revisions: z.array(revision), next: z.nullable(z.int()) })
export type RevisionPage = z.infer<typeof revisionPage>

/** GET /api/documents/:id/revisions/:revisionId; `body` is ProseMirror JSON as document/ parses it. */
export const revisionBody = z.object({ revision, body: z.unknown() })

/** POST /api/documents/:id/revisions: names what the body is now. Answers 201 and the revision, or 202 (below). */
export const nameRevision = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, issueKey('versionNameMissing')), z.maxLength(REVISION_NAME_MAX)),
})

/**
 * POST /api/documents/:id/revisions/:revisionId/restore answers 200 and the revision that the body is now, null when it
 * was just that already.
 */
export const restoreAnswer = z.object({ revision: z.nullable(revision) })
export type RestoreAnswer = z.infer<typeof restoreAnswer>

/**
 * What both answer with 202 when the realtime server has not done it within 5 s. It will, within the hour, and
 * `revisions.changed` tells; later it never does.
 */
export const revisionPending = z.object({ pending: z.literal(true) })
export type RevisionPending = z.infer<typeof revisionPending>

/** A revision was made or named. Key: its id. Room: the document. Those that grow too old go without a word. */
export const revisionChanged = defineEvent('revisions.changed', revision)
