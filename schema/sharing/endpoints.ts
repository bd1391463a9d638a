import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { id, idParams } from '#schema/shared/ids.ts'
import { addMember as addMemberRequest, member } from '#schema/sharing/contract.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'

const members = z.array(member)

export const listMembers = endpoint('GET /api/documents/:id/members', {
  summary: 'List the people of a document',
  access: 'user',
  params: idParams,
  answer: members,
})

/** Guesses are limited, so that a user cannot find out which emails have an account. */
export const addMember = endpoint('POST /api/documents/:id/members', {
  summary: 'Add a registered user to a document, or change their role',
  access: 'user',
  guesses: {
    name: 'unknown-email',
    failures: 10,
    seconds: MINUTE_S,
    counts: 'NOT_FOUND',
    per: 'account',
  },
  params: idParams,
  body: addMemberRequest,
  answer: members,
})

export const removeMember = endpoint('DELETE /api/documents/:id/members/:userId', {
  summary: 'Remove a user from a document',
  access: 'user',
  params: z.object({ id, userId: id }),
})

const shareCode = { access: 'user', params: idParams, answer: shareCodeAnswer } as const
const path = '/api/documents/:id/share-code'

export const readShareCode = endpoint(`GET ${path}`, {
  ...shareCode,
  summary: 'Read the share code of a document',
})

export const createShareCode = endpoint(`POST ${path}`, {
  ...shareCode,
  summary: 'Create a share code, unless the document has one',
})

export const revokeShareCode = endpoint(`DELETE ${path}`, {
  ...shareCode,
  summary: 'Revoke the share code of a document',
})
