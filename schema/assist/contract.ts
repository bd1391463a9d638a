import * as z from 'zod/mini'

import { assistAction, translationLanguage } from '#schema/assist/actions.ts'
import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { usage } from '#schema/usage/contract.ts'
import { issueKey } from '#schema/messages/issue.ts'

/** Maximum length of a selection for an AI action. */
export const SELECTION_MAX = 10_000

export const BUILT_IN = 'built-in'

/** The engine of a result, as shown to the user: `built-in`, or the provider's model. */
export const engine = z.string().check(z.minLength(1), z.maxLength(100))
export type Engine = z.infer<typeof engine>

/** A notice about the result ("the provider could not be reached"), or null. */
const note = z.nullable(z.string())

/** GET /api/assist: the available actions. `reason` explains why an action is unavailable. */
export const assistOffer = z.object({
  /** The provider's model, which receives selections. Null: nothing is sent. */
  provider: z.nullable(engine),
  locked: z.array(z.object({ action: assistAction, reason: z.string() })),
})
export type AssistOffer = z.infer<typeof assistOffer>

/**
 * POST /api/assist/:action, with an `Idempotency-Key` header. `anchor` holds the client's relative
 * positions of the selection. The result includes it, so it can be applied after a reload.
 */
export const assistRequest = z.strictObject({
  documentId: id,
  text: z.string().check(
    z.minLength(1),
    z.maxLength(SELECTION_MAX),
    z.refine(text => text.trim().length > 0, issueKey('selectionMissing')),
  ),
  anchor: z.string().check(z.maxLength(2000)),
  /** The target language of a translation. */
  language: z.optional(translationLanguage),
})
export type AssistRequest = z.infer<typeof assistRequest>

export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/, issueKey('idempotencyKeyInvalid')))

/** A result that awaits Replace or Discard. It is stored for 24 hours. */
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
 * The frames of the event stream, each the `data` of one server-sent event. If another engine takes
 * over before any output, `started` is sent again.
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

/** A proposal was created, or (null) resolved. Key: its id. Room: its user. */
export const proposalChanged = defineEvent('assist.proposal', proposal)
