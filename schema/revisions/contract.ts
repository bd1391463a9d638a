import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

export const REVISION_NAME_MAX = 100
/** Maximum number of revisions on one page of the list. */
export const REVISIONS_MAX = 100

const person = z.object({ userId: id, name: z.string() })

/** A body at one time. Everyone who may read the document may read its revisions. */
export const revision = z.object({
  id,
  documentId: id,
  kind: z.enum(['automatic', 'named']),
  /** The name of a named revision. */
  name: z.nullable(z.string()),
  createdAt: timestamp,
  /** The user who named or restored it; null when the server kept it, or the account is gone. */
  createdBy: z.nullable(person),
  /** The people who have written since the revision before, by name. */
  authors: z.array(person),
  words: z.int(),
  characters: z.int(),
  /** The revision whose restore made this one, while that is kept. */
  restoredFrom: z.nullable(id),
  revision: z.int(),
})
export type Revision = z.infer<typeof revision>

/**
 * GET /api/documents/:id/revisions, the newest first. `before` is the `next` of the previous page.
 */
export const listRevisions = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(REVISIONS_MAX)), 50),
})
export const revisionPage = z.object({ revisions: z.array(revision), next: z.nullable(z.int()) })
export type RevisionPage = z.infer<typeof revisionPage>

/**
 * GET /api/documents/:id/revisions/:revisionId; `body` is ProseMirror JSON as document/ parses it.
 */
export const revisionBody = z.object({ revision, body: z.unknown() })

/** The longest time for which the contributors of a document are asked. */
export const CONTRIBUTORS_MAX_S = 30 * 24 * 60 * 60

/** GET /api/documents/:id/contributors: those who wrote within the last `seconds`. */
export const contributorsQuery = z.object({
  seconds: z.coerce.number().check(z.int(), z.positive(), z.maximum(CONTRIBUTORS_MAX_S)),
})
/** The other people who wrote, by name. */
export const contributors = z.object({ contributors: z.array(person) })

/** GET /api/documents/:id/body; `body` as in a revision. */
export const currentBody = z.object({ body: z.unknown() })

/**
 * POST /api/documents/:id/revisions names the current body. Answers 201 and the revision, or 202
 * (below).
 */
export const nameRevision = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, issueKey('nameMissing')), z.maxLength(REVISION_NAME_MAX)),
})

/**
 * POST /api/documents/:id/revisions/:revisionId/restore answers 200 and the revision that the body
 * is now, or null when the body was equal.
 */
export const restoreAnswer = z.object({ revision: z.nullable(revision) })

/**
 * The answer 202 of both, when the realtime server has not finished within 5 s. It finishes within
 * the hour, followed by `revisions.changed`, or never.
 */
export const revisionPending = z.object({ pending: z.literal(true) })

/**
 * A revision was made or named. Key: its id. Room: the document. The deletion of old revisions is
 * not reported.
 */
export const revisionChanged = defineEvent('revisions.changed', revision)
