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

/** Returns the room for a new text in a user's storage. */
export const roomOf = ({ env }: ApiContext, userId: string): Room => ({
  requireRoom: tx => requireStorage(tx, userId, env.RATE_LIMIT_FACTOR),
  take: (tx, bytes) => takeStorage(tx, userId, env.RATE_LIMIT_FACTOR, bytes),
})

/** The calls that documents and snippets have alike: each finds rows of its kind only. */
export const routesOfKind = (context: ApiContext, kind: DocumentKind, endpoints: Endpoints) => [
  implement(endpoints.duplicate)(async ({ user, params }) => {
    const request = { who: user.id, documentId: params.id, kind }
    const id = await duplicateDocument(context.sequelize, request, roomOf(context, user.id))
    return readDocument(user.id, id, kind)
  }),

  implement(endpoints.read)(({ user, params }) => readDocument(user.id, params.id, kind)),

  implement(endpoints.rename)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, kind, ...body }
    await context.sequelize.transaction(tx => documents.renameDocument(tx, change))
    return readDocument(user.id, params.id, kind)
  }),

  implement(endpoints.changeCheckSettings)(async ({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, kind, change: body }
    await context.sequelize.transaction(tx => documents.changeWriting(tx, change))
    return readDocument(user.id, params.id, kind)
  }),

  implement(endpoints.trash)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind, now: new Date() }
    await context.sequelize.transaction(tx => documents.trashDocument(tx, change))
  }),

  implement(endpoints.restore)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind }
    await context.sequelize.transaction(tx => documents.restoreDocument(tx, change))
    return readDocument(user.id, params.id, kind)
  }),

  implement(endpoints.remove)(async ({ user, params }) => {
    const change = { who: user.id, documentId: params.id, kind }
    await context.sequelize.transaction(tx => documents.deleteDocument(tx, change))
  }),
]
