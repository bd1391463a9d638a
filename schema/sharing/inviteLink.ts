import * as z from 'zod/mini'

import { id, timestamp } from '#schema/shared/ids.ts'
import { grantableRole } from '#schema/sharing/roles.ts'

/** With letters and digits: 131 random bits. */
export const INVITE_CODE_LENGTH = 22

/** Makes any user who has it a member of a document. */
export const inviteCode = z.string().check(z.regex(/^[0-9A-Za-z]{22}$/))

/** For how many days a link works from the choice of that time; null: until it is revoked. */
export const linkDays = z.nullable(z.literal([1, 7, 30]))
export type LinkDays = z.infer<typeof linkDays>

/** The invite link of a document. `expiresAt` may be past: then it opens nothing. */
export const inviteLink = z.object({
  code: inviteCode,
  role: grantableRole,
  days: linkDays,
  expiresAt: z.nullable(timestamp),
})
export type InviteLink = z.infer<typeof inviteLink>

/** The calls about an invite link: the link, or null. */
export const inviteLinkAnswer = z.object({ link: z.nullable(inviteLink) })
export type InviteLinkAnswer = z.infer<typeof inviteLinkAnswer>

/**
 * PUT /api/documents/:id/invite-link. Absent parts stay as they are. A new link is for viewers and does
 * not expire by default. The days count from this call.
 */
export const changeInviteLink = z.strictObject({
  role: z.optional(grantableRole),
  days: z.optional(linkDays),
})
export type InviteLinkChange = z.infer<typeof changeInviteLink>

/** POST /api/invite-links/reader and …/uses. The code is in no address. */
export const whichLink = z.strictObject({ code: inviteCode })

/** The document that a link opens, to a user who may join it. `owner`: a first name. */
export const openedLink = z.object({
  title: z.string(),
  owner: z.string(),
  role: grantableRole,
  /** Whether the user is in the document, also as its owner or waiting. */
  isMember: z.boolean(),
})
export type OpenedLink = z.infer<typeof openedLink>

/** `waiting`: the user opens the document once they have confirmed their email. */
export const joined = z.object({ documentId: id, waiting: z.boolean() })
export type Joined = z.infer<typeof joined>
