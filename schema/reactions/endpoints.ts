import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { ownReactions, reaction, reactionList } from '#schema/reactions/contract.ts'
import { sharedReacted, sharedReaction, sharedReader } from '#schema/reactions/sharedReactions.ts'
import { id, idParams } from '#schema/shared/ids.ts'
import { whichPage } from '#schema/sharing/shareCode.ts'

/** `targetId`: a comment on the document, or the document itself. */
const params = z.object({ id, targetId: id, reaction })
const limits = [{ name: 'reactions', calls: 120, seconds: MINUTE_S, per: 'user' }] as const
const path = '/api/documents/:id/reactions/:targetId/:reaction'

export const list = endpoint('GET /api/documents/:id/reactions', {
  summary: 'List the reactions to a document and its comments',
  access: 'user',
  params: idParams,
  answer: reactionList,
})

export const add = endpoint(`PUT ${path}`, {
  summary: 'React to a document or a comment on it',
  access: 'user',
  limits,
  params,
  answer: ownReactions,
})

export const remove = endpoint(`DELETE ${path}`, {
  summary: 'Take back a reaction',
  access: 'user',
  limits,
  params,
  answer: ownReactions,
})

export const reader = endpoint('POST /api/shared-snippets/reader', {
  summary: 'Read who reads a shared text, and their reactions',
  access: 'public',
  limits: [{ name: 'shared-readers', calls: 120, seconds: MINUTE_S, per: 'address' }],
  body: whichPage,
  answer: sharedReader,
})

export const reactShared = endpoint('POST /api/shared-snippets/reactions', {
  summary: 'React to a shared text or a comment on it, or take a reaction back',
  access: 'user',
  limits,
  body: sharedReaction,
  answer: sharedReacted,
})
