import { readComments, readThreads } from '#api/features/comments/queries.ts'
import { removeCommentFrom } from '#api/features/comments/removal.ts'
import { editComment, reply, setResolved } from '#api/features/comments/service.ts'
import { beginThreadIn } from '#api/features/comments/threads.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/comments/endpoints.ts'

/** Threads of comments on the text of a document. */
export const commentRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(async ({ user, params: { id } }) => {
    await roleIn(null, user.id, id)
    const [threads, comments] = await Promise.all([readThreads(id), readComments(id)])
    return { threads, comments }
  }),

  implement(endpoints.begin)(({ user, params, body }) =>
    beginThreadIn(sequelize, { who: user.id, documentId: params.id, ...body }),
  ),

  implement(endpoints.reply)(({ user, params: { id: documentId, threadId }, body }) =>
    sequelize.transaction(tx => reply(tx, { who: user.id, documentId, threadId, ...body })),
  ),

  implement(endpoints.edit)(({ user, params: { id: documentId, commentId }, body }) =>
    sequelize.transaction(tx => editComment(tx, { who: user.id, documentId, commentId, ...body })),
  ),

  implement(endpoints.remove)(async ({ user, params: { id: documentId, commentId } }) => {
    await sequelize.transaction(tx => removeCommentFrom(tx, { who: user.id, documentId, commentId }))
  }),

  implement(endpoints.resolve)(({ user, params: { id: documentId, threadId } }) =>
    sequelize.transaction(tx => setResolved(tx, { who: user.id, documentId, threadId, isResolved: true })),
  ),

  implement(endpoints.reopen)(({ user, params: { id: documentId, threadId } }) =>
    sequelize.transaction(tx => setResolved(tx, { who: user.id, documentId, threadId, isResolved: false })),
  ),
]
