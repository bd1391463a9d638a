import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { grantableRole, role } from '#schema/sharing/roles.ts'

export const member = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  /** They cannot open the document until they confirm their email. */
  waiting: z.boolean(),
  /** The owner offers them the document. */
  offered: z.boolean(),
})
export type Member = z.infer<typeof member>

/** A person without an account, who becomes a member once they prove this email. */
export const invitation = z.object({ id, email: z.string(), role: grantableRole, createdAt: timestamp })
export type Invitation = z.infer<typeof invitation>

/**
 * POST /api/documents/:id/members adds a registered user, changes a member's role, or invites an
 * email without an account. The answer lists the members: a new invitation is not among them.
 */
export const addMember = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  role: grantableRole,
})
export type AddMember = z.infer<typeof addMember>

/** PATCH /api/documents/:id/members/:userId and …/invitations/:invitationId. */
export const changeRole = z.strictObject({ role: grantableRole })

/** PUT /api/documents/:id/offer: the member to whom the owner offers the document. */
export const offer = z.strictObject({ userId: id })

/** The members of a document, owner first. Room: the document. Revision: the document's. */
export const membersChanged = defineEvent(
  'sharing.members',
  z.object({ documentId: id, members: z.array(member) }),
)

/** A user's role in a document. Null: access was removed. Room: that user. Key: document id. */
export const accessChanged = defineEvent('sharing.access', z.object({ documentId: id, role }))

/** The invitations to a document, oldest first. Key: document id. Room: its owner. */
export const invitationsChanged = defineEvent(
  'sharing.invitations',
  z.object({ documentId: id, invitations: z.array(invitation) }),
)
