import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import { id, idParams } from '#schema/shared/ids.ts'
import { addMember as addMemberRequest, changeRole, invitation, member } from '#schema/sharing/contract.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { visibilityLimit } from '#schema/snippets/visibility.ts'

const members = z.array(member)
const invitations = z.array(invitation)

export const listMembers = endpoint('GET /api/snippets/:id/members', {
  summary: 'List the people of a snippet',
  access: 'user',
  params: idParams,
  answer: members,
})

/** The limit is that of documents: together they keep users from sending many emails. */
export const addMember = endpoint('POST /api/snippets/:id/members', {
  summary: 'Add or invite a person to a snippet, or change their role',
  access: 'user',
  limits: [{ name: 'add-member', calls: 60, seconds: HOUR_S, per: 'user' }],
  params: idParams,
  body: addMemberRequest,
  answer: members,
})

const memberParams = z.object({ id, userId: id })

export const changeMember = endpoint('PATCH /api/snippets/:id/members/:userId', {
  summary: 'Change the role of a member of a snippet',
  access: 'user',
  params: memberParams,
  body: changeRole,
  answer: members,
})

export const removeMember = endpoint('DELETE /api/snippets/:id/members/:userId', {
  summary: 'Remove a user from a snippet',
  access: 'user',
  params: memberParams,
})

export const listInvitations = endpoint('GET /api/snippets/:id/invitations', {
  summary: 'List the people invited to a snippet who have no account yet',
  access: 'user',
  params: idParams,
  answer: invitations,
})

const invitationParams = z.object({ id, invitationId: id })

export const changeInvitation = endpoint('PATCH /api/snippets/:id/invitations/:invitationId', {
  summary: 'Change the role of an invitation to a snippet',
  access: 'user',
  params: invitationParams,
  body: changeRole,
  answer: invitations,
})

export const withdrawInvitation = endpoint('DELETE /api/snippets/:id/invitations/:invitationId', {
  summary: 'Withdraw an invitation to a snippet',
  access: 'user',
  params: invitationParams,
})

const shareCode = { access: 'user', params: idParams, answer: shareCodeAnswer } as const
const path = '/api/snippets/:id/share-code'

export const readShareCode = endpoint(`GET ${path}`, {
  ...shareCode,
  summary: 'Read the share code of a snippet',
})

/** A private snippet is then open to those who have its link. */
export const createShareCode = endpoint(`POST ${path}`, {
  ...shareCode,
  summary: 'Create a share code, unless the snippet has one',
  limits: [visibilityLimit],
})

/** The snippet is then private. */
export const revokeShareCode = endpoint(`DELETE ${path}`, {
  ...shareCode,
  summary: 'Revoke the share code of a snippet',
  limits: [visibilityLimit],
})
