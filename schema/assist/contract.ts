import * as z from 'zod/mini'

import { actionFrame, engine, note } from '#schema/actions/contract.ts'
import { assistAction, translationLanguage } from '#schema/assist/actions.ts'
import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { cursorOf, pageQuery } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** Maximum length of a selection for an AI action. */
export const SELECTION_MAX = 10_000

/** Maximum length of a result that is sent back for another one. */
const UNLIKE_MAX = 40_000

/** GET /api/assist: the provider, and the actions that are unavailable. `reason` says why. */
export const assistOffer = z.object({
  /** The provider's model, to which selections are sent. Null: no text is sent anywhere. */
  provider: z.nullable(engine),
  locked: z.array(z.object({ action: assistAction, reason: z.string() })),
})

/**
 * POST /api/assist/:action, with an `Idempotency-Key` header. `anchor` is the place of the
 * selection in the client's own form (relative positions). The result carries it back, so that it
 * can be applied after a reload.
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
  /** An earlier result, to which another one is wanted. The same one again costs nothing. */
  unlike: z.optional(z.string().check(z.maxLength(UNLIKE_MAX))),
})
export type AssistRequest = z.infer<typeof assistRequest>

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
 * GET /api/documents/:id/proposals, the newest first. The cursor of a proposal is its `createdAt`
 * with its id.
 */
export const proposalsQuery = z.object(pageQuery)

/** Returns the cursor behind a proposal. */
export const proposalCursor = ({ id: proposalId, createdAt }: Proposal): string =>
  cursorOf({ at: createdAt, id: proposalId })

/** The frames of the answer's event stream. */
export const assistFrame = actionFrame({ proposal })
export type AssistFrame = z.infer<typeof assistFrame>

/** The outcome of a proposal. */
export const resolution = z.strictObject({ outcome: z.enum(['replaced', 'discarded']) })

/** A proposal exists, or (null) is resolved. Key: its id. Room: its user. */
export const proposalChanged = defineEvent('assist.proposal', proposal)
