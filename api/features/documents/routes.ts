import { roomOf, routesOfKind } from '#api/features/documents/kindRoutes.ts'
import { placeDocument } from '#api/features/documents/places.ts'
import { readDocument, readDocuments } from '#api/features/documents/queries.ts'
import { searchDocuments } from '#api/features/documents/search.ts'
import { createDocument } from '#api/features/documents/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/documents/endpoints.ts'
import { search } from '#schema/documents/searchEndpoints.ts'

/** Documents as rows: list, search and place, and what is the same for snippets. */
export const documentRoutes = (context: ApiContext) => [
  implement(endpoints.list)(({ user, query }) => readDocuments(user.id, query)),

  // Before the calls about one document, whose ids would take this path.
  implement(search)(({ user, query }) => searchDocuments(user.id, query.q)),

  implement(endpoints.create)(async ({ user, body }) => {
    const created = await context.sequelize.transaction(async tx => {
      await roomOf(context, user.id).requireRoom(tx)
      return createDocument(tx, user.id, { kind: 'document', title: body.title })
    })
    return readDocument(user.id, created, 'document')
  }),

  ...routesOfKind(context, 'document', endpoints),

  implement(endpoints.place)(({ user, params, body }) =>
    context.sequelize.transaction(tx =>
      placeDocument(tx, { who: user.id, documentId: params.id, change: body }),
    ),
  ),
]
