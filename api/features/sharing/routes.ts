import type { ApiContext } from '#api/services/context.ts'
import { implement } from '#api/kit/implement.ts'
import { roleInDocument } from '#api/features/documents/policy.ts'
import { readMembers } from '#api/features/sharing/queries.ts'
import * as sharing from '#api/features/sharing/service.ts'
import * as shareCodes from '#api/features/sharing/shareCodes.ts'
import * as endpoints from '#schema/sharing/endpoints.ts'

/** The people of a document, and the code that opens it to visitors. */
export const sharingRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.listMembers)(async ({ user, params }) => {
    await roleInDocument(user.id, params.id)
    return readMembers(params.id)
  }),

  implement(endpoints.addMember)(async ({ user, params, body, attempt }) => {
    const change = { owner: user, documentId: params.id, ...body }
    await attempt(user.id, () => sequelize.transaction(tx => sharing.addMember(tx, change)))
    return readMembers(params.id)
  }),

  implement(endpoints.removeMember)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, userId: params.userId }
    await sequelize.transaction(tx => sharing.removeMember(tx, change))
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
