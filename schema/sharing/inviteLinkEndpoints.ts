import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { idParams } from '#schema/shared/ids.ts'
import {
  changeInviteLink,
  inviteLinkAnswer,
  joined,
  openedLink,
  whichLink,
} from '#schema/sharing/inviteLink.ts'

const common = { access: 'user', params: idParams, answer: inviteLinkAnswer } as const
const path = '/api/documents/:id/invite-link'
const limits = [{ name: 'invite-link', calls: 60, seconds: MINUTE_S, per: 'user' }] as const

export const read = endpoint(`GET ${path}`, {
  ...common,
  summary: 'Read the invite link of a document',
})

/** Its code stays until it is revoked. */
export const change = endpoint(`PUT ${path}`, {
  ...common,
  summary: 'Create the invite link of a document, or change its role or its time',
  body: changeInviteLink,
  limits,
})

/** Those who came by it stay. */
export const revoke = endpoint(`DELETE ${path}`, {
  ...common,
  summary: 'Revoke the invite link of a document',
  limits,
})

/** Every code that opens nothing is answered alike. The limit is that of pages of share codes. */
const tries = {
  access: 'user',
  body: whichLink,
  limits: [{ name: 'invite-codes', calls: 60, seconds: MINUTE_S, per: 'address' }],
} as const

export const open = endpoint('POST /api/invite-links/reader', {
  ...tries,
  summary: 'Read the title of the document that an invite link opens',
  answer: openedLink,
})

export const join = endpoint('POST /api/invite-links/uses', {
  ...tries,
  summary: 'Join a document by its invite link',
  answer: joined,
})
