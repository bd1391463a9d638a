import * as z from 'zod/mini'

import { REVISION_NAME_MAX } from '#schema/revisions/contract.ts'
import { id } from '#schema/shared/ids.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'

/** Maximum number of characters of the text that a comment is on. */
export const QUOTE_MAX = 10_000

/**
 * A change to a body that the api may request from the realtime server. `payload` holds its
 * arguments, `result` the outcome of a completed command.
 */
export type BodyCommand<K extends string, P, R> = {
  kind: K
  payload: z.ZodMiniType<P>
  result: z.ZodMiniType<R>
}

/** Keeps the current body as a named revision. */
export const nameRevision = defineCommand(
  'name-revision',
  z.object({ name: z.string().check(z.minLength(1), z.maxLength(REVISION_NAME_MAX)) }),
  z.object({ revisionId: id }),
)

/** Makes the body what a revision is. */
export const restoreRevision = defineCommand(
  'restore-revision',
  z.object({ revisionId: id }),
  z.object({ revisionId: id }),
)

/**
 * Fills the body of a new document from another one. A body that has text stays as it is. `code`: the
 * share code by which the other one is read, by someone who need not be in it.
 */
export const copyBody = defineCommand(
  'copy-body',
  z.object({ from: id, code: z.optional(shareCode) }),
  z.object({}),
)
export type CopyBody = z.infer<typeof copyBody.payload>

/** Fills the body of a new document from JSON text. A body that has text stays as it is. */
export const fillBody = defineCommand('fill-body', z.object({ body: z.string() }), z.object({}))

/** A relative position of Yjs in base64. The server writes at most 100 bytes. */
const position = z.base64().check(z.minLength(1), z.maxLength(200))

/**
 * The range of a comment as its writer sees it, and its text. A position is encoded by Yjs; one
 * that the server does not know yet counts as changed text.
 */
export const commentRange = z.object({
  start: position,
  end: position,
  quote: z.string().check(z.minLength(1), z.maxLength(QUOTE_MAX)),
})

/**
 * Marks the range of a comment thread, unless the thread has a mark. `anchored` is false if the
 * range no longer has the quoted text.
 */
export const anchorComment = defineCommand(
  'anchor-comment',
  z.object({ threadId: id, range: commentRange }),
  z.object({ anchored: z.boolean() }),
)

/** Removes the marks of a comment thread. */
export const removeComment = defineCommand(
  'remove-comment',
  z.object({ threadId: id }),
  z.object({ anchored: z.boolean() }),
)

/** The kinds of commands. Each has a definition above and a handler in realtime/commands. */
export const commandKind = z.enum([
  nameRevision.kind,
  restoreRevision.kind,
  copyBody.kind,
  fillBody.kind,
  anchorComment.kind,
  removeComment.kind,
])
export type CommandKind = z.infer<typeof commandKind>

/**
 * How a command ended. `unchanged`: the body is already so. `unavailable`: the document, the right
 * to change it, or what the command names is gone. `unreadable`: the body cannot be read. `full`:
 * it is too large. `late`: no server did it within the hour. `failed`: every attempt failed.
 */
export const commandOutcome = z.enum([
  'done',
  'unchanged',
  'unavailable',
  'unreadable',
  'full',
  'late',
  'failed',
])
export type CommandOutcome = z.infer<typeof commandOutcome>

function defineCommand<const K extends string, P, R>(
  kind: K,
  payload: z.ZodMiniType<P>,
  result: z.ZodMiniType<R>,
): BodyCommand<K, P, R> {
  return { kind, payload, result }
}
