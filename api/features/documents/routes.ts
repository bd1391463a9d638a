import { Router } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { readDocument, readDocuments, readTrash } from '#api/features/documents/queries.ts'
import * as documents from '#api/features/documents/service.ts'
import { createDocument, listDocuments, renameDocument } from '#schema/documents/contract.ts'
import { id } from '#schema/shared/ids.ts'
import { writingChange } from '#schema/check-settings/settings.ts'

const params = z.object({ id })

/** Documents as rows: create, list, open, rename, set how they are checked, trash. */
export function documentRoutes({ sequelize, access }: ApiContext): Router {
  const router = Router()

  userRoute(router, 'get', '/documents', { query: listDocuments }, ({ user, query }) =>
    query.trash === '1' ? readTrash(user.id) : readDocuments(user.id),
  )

  userRoute(router, 'post', '/documents', { body: createDocument, status: 201 }, async ({ user, body }) => {
    const created = await sequelize.transaction(tx => documents.createDocument(tx, user.id, body.title))
    return readDocument(user.id, created)
  })

  userRoute(router, 'get', '/documents/:id', { params }, input =>
    readDocument(input.user.id, input.params.id),
  )

  userRoute(router, 'patch', '/documents/:id', { params, body: renameDocument }, async input => {
    const change = { who: input.user.id, documentId: input.params.id, title: input.body.title }
    await sequelize.transaction(tx => documents.renameDocument(tx, access, change))
    return readDocument(change.who, change.documentId)
  })

  userRoute(router, 'patch', '/documents/:id/writing', { params, body: writingChange }, async input => {
    const change = { who: input.user.id, documentId: input.params.id, change: input.body }
    await sequelize.transaction(tx => documents.changeWriting(tx, access, change))
    return readDocument(change.who, change.documentId)
  })

  userRoute(router, 'delete', '/documents/:id', { params }, async input => {
    const change = { who: input.user.id, documentId: input.params.id, now: new Date() }
    await sequelize.transaction(tx => documents.trashDocument(tx, access, change))
  })

  userRoute(router, 'post', '/documents/:id/restore', { params }, async input => {
    await sequelize.transaction(tx => documents.restoreDocument(tx, input.user.id, input.params.id))
    return readDocument(input.user.id, input.params.id)
  })

  userRoute(router, 'delete', '/documents/:id/permanently', { params }, async input => {
    await sequelize.transaction(tx => documents.deleteDocument(tx, input.user.id, input.params.id))
  })

  return router
}
