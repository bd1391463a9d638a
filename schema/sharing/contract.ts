import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id } from '#schema/shared/ids.ts'
import { grantableRole, role } from '#schema/sharing/roles.ts'

export const member = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
})
export type Member = z.infer<typeof member>

/** POST /api/documents/:id/members — adds a registered person, or changes the role of one who is a member. */
export const addMember = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  role: grantableRole,
})
export type AddMember = z.infer<typeof addMember>

/** The people of a document, the owner first. Room: the document. Revision: the document's. */
export const membersChanged = defineEvent(
  'sharing.members',
  z.object({ documentId: id, members: z.array(member) }),
)

/** What a user now is in a document; null when access was taken away. Room: that user. Key: document id. */
export const accessChanged = defineEvent('sharing.access', z.object({ documentId: id, role }))
