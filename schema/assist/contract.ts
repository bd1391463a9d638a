import * as z from 'zod/mini'

import { assistAction, translationLanguage } from '#schema/assist/actions.ts'
import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { usage } from '#schema/usage/contract.ts'
import { issueKey } from '#schema/messages/issue.ts'

/** Longest selection an AI action takes. */
export const SELECTION_MAX = 10_000

export const BUILT_IN = 'built-in'

/** Which engine made a result, as the screen says: `built-in`, or the provider's model. */
export const engine = z.string().check(z.minLength(1), z.maxLength(100))
export type Engine = z.infer<typeof engine>

/** What the reader should know of a result ("the provider could not be reached"), or null. */
const note = z.nullable(z.string())

/** GET /api/assist: what can be done here, and by whom; `reason` says why something cannot. */
export const assistOffer = z.object({
  /** The provider's model, to which selections are sent; null: nothing is sent. */
  provider: z.nullable(engine),
  locked: z.array(z.object({ action: assistAction, reason: z.string() })),
})
export type AssistOffer = z.infer<typeof assistOffer>

/**
 * POST /api/assist/:action, with an `Idempotency-Key` header. `anchor` is where the selection was, in the client's own
 * spelling (relative positions); it comes back with the result so that it can be applied after a reload.
 */
export const assistRequest = z.strictObject({
  documentId: id,
  text: z.string().check(
    z.minLength(1),
    z.maxLength(SELECTION_MAX),
    z.refine(text => text.trim().length > 0, issueKey('selectionMissing')),
  ),
  anchor: z.string().check(z.maxLength(2000)),
  /** Into which a text is translated. */
  language: z.optional(translationLanguage),
})
export type AssistRequest = z.infer<typeof assistRequest>

export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/, issueKey('idempotencyKeyInvalid')))

/** A result that waits for Replace or Discard; kept for 24 hours. */
export const proposal = z.object({
  id,
  documentId: id,
  action: assistAction,
  engine,
  note,
  before: z.string(),
  after: z.string(),
  anchor: z.string(),
  createdAt: timestamp,
  revision: z.int(),
})
export type Proposal = z.infer<typeof proposal>

/**
 * The frames of the answer's event stream; each is the `data` of one server-sent event. Where another engine takes over,
 * before any output, `started` comes again.
 */
export const assistFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), engine, note }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('done'), proposal, usage }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type AssistFrame = z.infer<typeof assistFrame>

/** POST /api/assist/proposals/:id/resolve. */
export const resolveProposal = z.strictObject({ outcome: z.enum(['replaced', 'discarded']) })

/** A proposal is there, or (null) resolved. Key: its id. Room: its user. */
export const proposalChanged = defineEvent('assist.proposal', proposal)
