import { roleInDocument } from '#api/features/documents/policy.ts'
import { changeInvitation, withdrawInvitation } from '#api/features/sharing/invitations.ts'
import { requireOwner } from '#api/features/sharing/policy.ts'
import { readInvitations, readMembers } from '#api/features/sharing/queries.ts'
import * as sharing from '#api/features/sharing/service.ts'
import * as shareCodes from '#api/features/sharing/shareCodes.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/sharing/endpoints.ts'

/** The people of a document, and the code that opens it to visitors. */
export const sharingRoutes = ({ sequelize, urls }: ApiContext) => [
  implement(endpoints.listMembers)(async ({ user, params }) => {
    await roleInDocument(user.id, params.id)
    return readMembers(params.id)
  }),

  implement(endpoints.addMember)(async ({ user, params, body }) => {
    const change = { owner: user, documentId: params.id, urls, ...body }
    await sequelize.transaction(tx => sharing.addMember(tx, change))
    return readMembers(params.id)
  }),

  implement(endpoints.changeMember)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, userId: params.userId, ...body }
    await sequelize.transaction(tx => sharing.changeMember(tx, change))
    return readMembers(params.id)
  }),

  implement(endpoints.removeMember)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, userId: params.userId }
    await sequelize.transaction(tx => sharing.removeMember(tx, change))
  }),

  implement(endpoints.listInvitations)(async ({ user, params }) => {
    requireOwner(await roleInDocument(user.id, params.id))
    return readInvitations(params.id)
  }),

  implement(endpoints.changeInvitation)(async ({ user, params, body }) => {
    const { id: documentId, invitationId } = params
    await sequelize.transaction(tx =>
      changeInvitation(tx, { who: user.id, documentId, invitationId, ...body }),
    )
    return readInvitations(documentId)
  }),

  implement(endpoints.withdrawInvitation)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, invitationId: params.invitationId }
    await sequelize.transaction(tx => withdrawInvitation(tx, change))
  }),

  implement(endpoints.readShareCode)(({ user, params }) =>
    shareCodes.readShareCode({ who: user.id, documentId: params.id }),
  ),

  implement(endpoints.createShareCode)(({ user, params }) =>
    sequelize.transaction(tx => shareCodes.createShareCode(tx, { owner: user, documentId: params.id })),
  ),

  implement(endpoints.revokeShareCode)(({ user, params }) =>
    sequelize.transaction(tx => shareCodes.revokeShareCode(tx, { who: user.id, documentId: params.id })),
  ),
]
