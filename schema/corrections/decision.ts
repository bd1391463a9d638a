import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id } from '#schema/shared/ids.ts'

/**
 * A user's decision on corrections in a document: one finding is dismissed (by its fingerprint), or
 * a word is correct (by the word itself).
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
  /** Whether it applies to everyone in the document or only to the user who made it. */
  forAll: z.boolean(),
  revision: z.int(),
})
export type Decision = z.infer<typeof decision>

/** POST /api/documents/:id/decisions. Repeating an existing decision returns it. */
export const decide = decisionSubject

/** GET /api/documents/:id/decisions: the decisions that apply to the reader. */
export const decisionList = z.object({ decisions: z.array(decision) })
export type DecisionList = z.infer<typeof decisionList>

/**
 * A decision was made, or (null) undone. Key: its id. Room: the document, or the only user it
 * applies to.
 */
export const decisionChanged = defineEvent('corrections.decision', decision)
