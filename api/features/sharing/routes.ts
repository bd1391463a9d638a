import { roleInKind } from '#api/features/documents/policy.ts'
import { changeInvitation, withdrawInvitation } from '#api/features/sharing/invitations.ts'
import * as inviteLinks from '#api/features/sharing/inviteLinks.ts'
import { joinByLink, readOpened } from '#api/features/sharing/joining.ts'
import { declineDocument, offerDocument, takeDocument } from '#api/features/sharing/ownership.ts'
import { requireOwner } from '#api/features/sharing/policy.ts'
import { readInvitations, readMembers } from '#api/features/sharing/queries.ts'
import * as sharing from '#api/features/sharing/service.ts'
import * as shareCodes from '#api/features/sharing/shareCodes.ts'
import * as visibility from '#api/features/sharing/visibility.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import * as sharingEndpoints from '#schema/sharing/endpoints.ts'
import * as linkEndpoints from '#schema/sharing/inviteLinkEndpoints.ts'
import * as ownerEndpoints from '#schema/sharing/ownerEndpoints.ts'
import * as snippetEndpoints from '#schema/snippets/sharingEndpoints.ts'
import * as visibilityEndpoints from '#schema/snippets/visibilityEndpoints.ts'

type Endpoints = typeof sharingEndpoints | typeof snippetEndpoints

/** The people of documents and of snippets, the codes that open them to visitors, and invite links. */
export const sharingRoutes = (context: ApiContext) => [
  ...routesOf(context, 'document', sharingEndpoints),
  ...routesOf(context, 'snippet', snippetEndpoints),
  ...visibilityRoutes(context),
  ...linkRoutes(context),
  ...ownerRoutes(context),
]

const ownerRoutes = ({ sequelize, env }: ApiContext) => [
  implement(ownerEndpoints.offer)(async ({ user, params: { id: documentId }, body: { userId } }) => {
    await sequelize.transaction(tx => offerDocument(tx, { who: user.id, documentId, userId }))
    return readMembers(documentId)
  }),
  implement(ownerEndpoints.decline)(async ({ user, params: { id: documentId } }) => {
    await sequelize.transaction(tx => declineDocument(tx, { who: user.id, documentId }))
    return readMembers(documentId)
  }),
  implement(ownerEndpoints.take)(async ({ user, params: { id: documentId } }) => {
    const factor = env.RATE_LIMIT_FACTOR
    await sequelize.transaction(tx => takeDocument(tx, { person: user, documentId, factor }))
    return readMembers(documentId)
  }),
]

const linkRoutes = ({ sequelize }: ApiContext) => [
  implement(linkEndpoints.read)(({ user, params }) => inviteLinks.readInviteLink(user.id, params.id)),

  implement(linkEndpoints.change)(({ user, params, body }) =>
    sequelize.transaction(tx =>
      inviteLinks.changeInviteLink(tx, { owner: user, documentId: params.id, now: new Date(), ...body }),
    ),
  ),

  implement(linkEndpoints.revoke)(({ user, params }) =>
    sequelize.transaction(tx => inviteLinks.revokeInviteLink(tx, { owner: user, documentId: params.id })),
  ),

  implement(linkEndpoints.open)(({ user, body }) => readOpened({ userId: user.id, code: body.code })),

  implement(linkEndpoints.join)(({ user, body }) =>
    sequelize.transaction(tx => joinByLink(tx, { userId: user.id, code: body.code })),
  ),
]

const visibilityRoutes = ({ sequelize }: ApiContext) => [
  implement(visibilityEndpoints.read)(({ user, params }) => visibility.readVisibility(user.id, params.id)),

  implement(visibilityEndpoints.change)(({ user, params, body }) =>
    sequelize.transaction(tx =>
      visibility.changeVisibility(tx, { owner: user, documentId: params.id, ...body }),
    ),
  ),

  implement(visibilityEndpoints.renew)(({ user, params }) =>
    sequelize.transaction(tx => visibility.renewShareCode(tx, { owner: user, documentId: params.id })),
  ),
]

const routesOf = ({ sequelize, urls }: ApiContext, kind: DocumentKind, endpoints: Endpoints) => [
  implement(endpoints.listMembers)(async ({ user, params }) => {
    await roleInKind(user.id, params.id, kind)
    return readMembers(params.id)
  }),

  implement(endpoints.addMember)(async ({ user, params, body }) => {
    const change = { owner: user, documentId: params.id, kind, urls, ...body }
    await sequelize.transaction(tx => sharing.addMember(tx, change))
    return readMembers(params.id)
  }),

  implement(endpoints.changeMember)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, kind, userId: params.userId, ...body }
    await sequelize.transaction(tx => sharing.changeMember(tx, change))
    return readMembers(params.id)
  }),

  implement(endpoints.removeMember)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind, userId: params.userId }
    await sequelize.transaction(tx => sharing.removeMember(tx, change))
  }),

  implement(endpoints.listInvitations)(async ({ user, params }) => {
    requireOwner(await roleInKind(user.id, params.id, kind), kind)
    return readInvitations(params.id)
  }),

  implement(endpoints.changeInvitation)(async ({ user, params, body }) => {
    const { id: documentId, invitationId } = params
    await sequelize.transaction(tx =>
      changeInvitation(tx, { who: user.id, documentId, kind, invitationId, ...body }),
    )
    return readInvitations(documentId)
  }),

  implement(endpoints.withdrawInvitation)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind, invitationId: params.invitationId }
    await sequelize.transaction(tx => withdrawInvitation(tx, change))
  }),

  implement(endpoints.readShareCode)(({ user, params }) =>
    shareCodes.readShareCode(user.id, params.id, kind),
  ),

  implement(endpoints.createShareCode)(({ user, params }) =>
    sequelize.transaction(tx => CODES[kind].create(tx, { owner: user, documentId: params.id })),
  ),

  implement(endpoints.revokeShareCode)(({ user, params }) =>
    sequelize.transaction(tx => CODES[kind].revoke(tx, { owner: user, documentId: params.id })),
  ),
]

/** The code of a snippet is a part of its visibility. */
const CODES = {
  document: { create: shareCodes.createShareCode, revoke: shareCodes.revokeShareCode },
  snippet: { create: visibility.createSnippetCode, revoke: visibility.revokeSnippetCode },
} as const satisfies Record<DocumentKind, unknown>
