import { duplicateDocument, type Room } from '#api/features/documents/duplicate.ts'
import { readDocument } from '#api/features/documents/queries.ts'
import * as documents from '#api/features/documents/service.ts'
import { requireStorage, takeStorage } from '#api/features/storage/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import type * as documentEndpoints from '#schema/documents/endpoints.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import type * as snippetEndpoints from '#schema/snippets/endpoints.ts'

type Endpoints = typeof documentEndpoints | typeof snippetEndpoints

/** Returns the room for a copy in a user's storage. */
export const roomOf = (userId: string, factor: number): Room => ({
  requireRoom: tx => requireStorage(tx, userId, factor),
  take: (tx, bytes) => takeStorage(tx, userId, factor, bytes),
})

/** The calls that documents and snippets have alike: each finds rows of its kind only. */
export const routesOfKind = ({ env, sequelize }: ApiContext, kind: DocumentKind, endpoints: Endpoints) => [
  implement(endpoints.duplicate)(async ({ user, params }) => {
    const request = { who: user.id, documentId: params.id, kind }
    const id = await duplicateDocument(sequelize, request, roomOf(user.id, env.RATE_LIMIT_FACTOR))
    return readDocument(user.id, id, kind)
  }),

  implement(endpoints.read)(({ user, params }) => readDocument(user.id, params.id, kind)),

  implement(endpoints.rename)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, kind, ...body }
    await sequelize.transaction(tx => documents.renameDocument(tx, change))
    return readDocument(user.id, params.id, kind)
  }),

  implement(endpoints.changeCheckSettings)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, kind, change: body }
    await sequelize.transaction(tx => documents.changeWriting(tx, change))
    return readDocument(user.id, params.id, kind)
  }),

  implement(endpoints.trash)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind, now: new Date() }
    await sequelize.transaction(tx => documents.trashDocument(tx, change))
  }),

  implement(endpoints.restore)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind }
    await sequelize.transaction(tx => documents.restoreDocument(tx, change))
    return readDocument(user.id, params.id, kind)
  }),

  implement(endpoints.remove)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind }
    await sequelize.transaction(tx => documents.deleteDocument(tx, change))
  }),
]
