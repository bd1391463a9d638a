import { roleIn } from '#api/features/documents/policy.ts'
import { readReactions } from '#api/features/reactions/queries.ts'
import { react } from '#api/features/reactions/service.ts'
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
]
