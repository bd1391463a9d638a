import { roleIn } from '#api/features/documents/policy.ts'
import { pathFor } from '#api/features/documents/queries.ts'
import { readOwn, readReactions } from '#api/features/reactions/queries.ts'
import { react, reactShared } from '#api/features/reactions/service.ts'
import { openedBy } from '#api/features/sharing/shareCodes.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/reactions/endpoints.ts'

/** Reactions to documents and to the comments on them. */
export const reactionRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(async ({ user, params: { id } }) => {
    await roleIn(null, user.id, id)
    return { targets: await readReactions(id, user.id) }
  }),

  implement(endpoints.add)(({ user, params: { id: documentId, ...target } }) =>
    sequelize.transaction(tx => react(tx, { who: user.id, documentId, ...target, isOn: true })),
  ),

  implement(endpoints.remove)(({ user, params: { id: documentId, ...target } }) =>
    sequelize.transaction(tx => react(tx, { who: user.id, documentId, ...target, isOn: false })),
  ),

  implement(endpoints.reader)(async ({ request, body }) => {
    const documentId = request.user ? await openedBy(null, body.code) : null
    if (!request.user || documentId === null) return { reader: null }
    const { id: who } = request.user
    const [mine, path] = await Promise.all([readOwn(documentId, who), pathFor(who, documentId)])
    return { reader: { userId: who, mine, path } }
  }),

  implement(endpoints.reactShared)(({ user, body }) =>
    sequelize.transaction(async tx => {
      const { targetId, revision, reactions, mine } = await reactShared(tx, { who: user, ...body })
      return { targetId, revision, mine, reactions: reactions.map(({ people: _names, ...made }) => made) }
    }),
  ),
]
