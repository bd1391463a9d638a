import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id } from '#schema/shared/ids.ts'

/**
 * What somebody decided about corrections in a document: one finding is dismissed (by its fingerprint), or a word is
 * right (by the word itself).
 */
export const decisionSubject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dismissal'),
    fingerprint: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  z.strictObject({
    kind: z.literal('word'),
    word: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  }),
])
export type DecisionSubject = z.infer<typeof decisionSubject>

export const decision = z.object({
  id,
  documentId: id,
  subject: decisionSubject,
  userId: id,
  /** Whether it counts for everybody in the document or only for the one who decided. */
  forAll: z.boolean(),
  revision: z.int(),
})
export type Decision = z.infer<typeof decision>

/** POST /api/documents/:id/decisions; repeating one that stands answers it again. */
export const decide = decisionSubject

/** GET /api/documents/:id/decisions: what counts for the reader, and the words he has added in any document. */
export const decisionList = z.object({ decisions: z.array(decision), ownWords: z.array(z.string()) })
export type DecisionList = z.infer<typeof decisionList>

/** A decision was taken, or (null) taken back. Key: its id. Room: the document, or the one user it counts for. */
export const decisionChanged = defineEvent('corrections.decision', decision)
