import type { Transaction } from 'sequelize'

import { duplicateDocument } from '#api/features/documents/duplicate.ts'
import { placeDocument } from '#api/features/documents/places.ts'
import { readDocument, readDocuments, readTrash } from '#api/features/documents/queries.ts'
import { searchDocuments } from '#api/features/documents/search.ts'
import * as documents from '#api/features/documents/service.ts'
import { requireStorage, takeStorage } from '#api/features/storage/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/documents/endpoints.ts'
import { search } from '#schema/documents/searchEndpoints.ts'

/** Documents as rows: create, list, open, rename, duplicate, place, change check settings, trash. */
export const documentRoutes = ({ env, sequelize }: ApiContext) => [
  implement(endpoints.list)(({ user, query }) =>
    query.trash === '1' ? readTrash(user.id, query) : readDocuments(user.id, query),
  ),

  // Before the calls about one document, whose ids would take this path.
  implement(search)(({ user, query }) => searchDocuments(user.id, query.q)),

  implement(endpoints.create)(async ({ user, body }) => {
    const created = await sequelize.transaction(async tx => {
      await requireStorage(tx, user.id, env.RATE_LIMIT_FACTOR)
      return documents.createDocument(tx, user.id, body.title)
    })
    return readDocument(user.id, created)
  }),

  implement(endpoints.duplicate)(async ({ user, params }) => {
    const request = { who: user.id, documentId: params.id }
    const requireRoom = (tx: Transaction) => requireStorage(tx, user.id, env.RATE_LIMIT_FACTOR)
    const take = (tx: Transaction, bytes: number) => takeStorage(tx, user.id, env.RATE_LIMIT_FACTOR, bytes)
    return readDocument(user.id, await duplicateDocument(sequelize, request, { requireRoom, take }))
  }),

  implement(endpoints.read)(({ user, params }) => readDocument(user.id, params.id)),

  implement(endpoints.rename)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, title: body.title }
    await sequelize.transaction(tx => documents.renameDocument(tx, change))
    return readDocument(user.id, params.id)
  }),

  implement(endpoints.changeCheckSettings)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, change: body }
    await sequelize.transaction(tx => documents.changeWriting(tx, change))
    return readDocument(user.id, params.id)
  }),

  implement(endpoints.place)(({ user, params, body }) =>
    sequelize.transaction(tx => placeDocument(tx, { who: user.id, documentId: params.id, change: body })),
  ),

  implement(endpoints.trash)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, now: new Date() }
    await sequelize.transaction(tx => documents.trashDocument(tx, change))
  }),

  implement(endpoints.restore)(async ({ user, params }) => {
    await sequelize.transaction(tx => documents.restoreDocument(tx, user.id, params.id))
    return readDocument(user.id, params.id)
  }),

  implement(endpoints.remove)(async ({ user, params }) => {
    await sequelize.transaction(tx => documents.deleteDocument(tx, user.id, params.id))
  }),
]
