import { roomOf, routesOfKind } from '#api/features/documents/kindRoutes.ts'
import { readDocument } from '#api/features/documents/queries.ts'
import { countShared, countUse } from '#api/features/snippets/counts.ts'
import { createSnippet } from '#api/features/snippets/create.ts'
import { duplicateShared } from '#api/features/snippets/duplicateShared.ts'
import { listSnippets } from '#api/features/snippets/list.ts'
import { readSnippetText } from '#api/features/snippets/text.ts'
import { implement } from '#api/kit/implement.ts'
import { countedAddressOf } from '#api/kit/limits.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as counts from '#schema/snippets/countEndpoints.ts'
import * as endpoints from '#schema/snippets/endpoints.ts'

/** Snippets as rows: list and search, and what is the same for documents. */
export const snippetRoutes = (context: ApiContext) => [
  implement(endpoints.list)(({ user, query }) => listSnippets(user.id, query)),
  implement(counts.use)(({ user, params, body }) => countUse(user.id, params.id, body.act)),
  implement(counts.shared)(({ request, body }) =>
    countShared(body.code, body.act, {
      userId: request.user?.id ?? null,
      address: countedAddressOf(request),
    }),
  ),
  implement(endpoints.duplicateShared)(({ user, body: { code } }) =>
    duplicateShared(context.sequelize, { who: user.id, code }, roomOf(context, user.id)),
  ),
  implement(endpoints.readText)(({ user, params }) => readSnippetText(context, user.id, params.id)),
  implement(endpoints.create)(async ({ user, body }) => {
    const { requireRoom } = roomOf(context, user.id)
    const created = await createSnippet(context.sequelize, user.id, body, requireRoom)
    return readDocument(user.id, created, 'snippet')
  }),
  ...routesOfKind(context, 'snippet', endpoints),
]
