import * as z from 'zod/mini'

import { assistAction } from '#schema/assist/actions.ts'
import {
  assistFrame,
  assistOffer,
  assistRequest,
  proposal,
  proposalsQuery,
  resolution,
} from '#schema/assist/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { idParams } from '#schema/shared/ids.ts'

export const offer = endpoint('GET /api/assist', {
  summary: 'Read which AI actions are available, and which provider runs them',
  access: 'user',
  answer: assistOffer,
})

/** One query. */
export const run = endpoint('POST /api/assist/:action', {
  summary: 'Run an AI action on a selection',
  access: 'user',
  params: z.object({ action: assistAction }),
  body: assistRequest,
  frames: assistFrame,
  showsText: true,
  idempotencyKey: 'required',
  limits: [{ name: 'assist', calls: 120, seconds: 60, per: 'user' }],
})

export const listProposals = endpoint('GET /api/documents/:id/proposals', {
  summary: "List a user's open proposals in a document",
  access: 'user',
  params: idParams,
  query: proposalsQuery,
  answer: z.array(proposal),
})

export const resolveProposal = endpoint('POST /api/assist/proposals/:id/resolve', {
  summary: 'Record that a proposal was applied or discarded',
  access: 'user',
  params: idParams,
  body: resolution,
})
