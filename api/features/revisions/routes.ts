import { roleIn } from '#api/features/documents/policy.ts'
import { noRevision } from '#api/features/revisions/policy.ts'
import {
  readBody,
  readContributors,
  readCurrentBody,
  readRevision,
  readRevisions,
} from '#api/features/revisions/queries.ts'
import * as revisions from '#api/features/revisions/service.ts'
import { Accepted, implement, JsonText } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/revisions/endpoints.ts'

/** Revisions of a document: list, read, compare, name, restore. */
export const revisionRoutes = ({ sequelize, storedBodies }: ApiContext) => [
  implement(endpoints.list)(async ({ user, params, query }) => {
    await roleIn(null, user.id, params.id)
    return readRevisions(params.id, query)
  }),

  implement(endpoints.read)(async ({ user, params: { id: documentId, revisionId } }) => {
    await roleIn(null, user.id, documentId)
    const revision = await readRevision(documentId, revisionId)
    const body = await storedBodies.read(user.id, await readBody(documentId, revisionId))
    return new JsonText(`{"revision":${JSON.stringify(revision)},"body":${body}}`)
  }),

  implement(endpoints.current)(async ({ user, params: { id: documentId } }) => {
    await roleIn(null, user.id, documentId)
    const body = await storedBodies.read(user.id, await readCurrentBody(documentId))
    return new JsonText(`{"body":${body}}`)
  }),

  implement(endpoints.contributions)(async ({ user, params, query }) => {
    await roleIn(null, user.id, params.id)
    return { contributors: await readContributors(params.id, user.id, query.seconds) }
  }),

  implement(endpoints.compare)(async ({ user, params: { id: documentId, revisionId }, query }) => {
    await roleIn(null, user.id, documentId)
    const [before, after] = await Promise.all([
      readBody(documentId, revisionId),
      query.with === 'current' ? readCurrentBody(documentId) : readBody(documentId, query.with),
    ])
    return new JsonText(await storedBodies.compare(user.id, before, after))
  }),

  implement(endpoints.name)(async ({ user, params, body }) => {
    const input = { who: user.id, documentId: params.id, name: body.name }
    const request = await sequelize.transaction(tx => revisions.requestName(tx, input))
    const outcome = await revisions.outcomeOf(request)
    if (outcome.pending) return new Accepted(outcome)
    if (outcome.revision === null) throw noRevision()
    return outcome.revision
  }),

  implement(endpoints.restore)(async ({ user, params: { id: documentId, revisionId } }) => {
    const input = { who: user.id, documentId, revisionId }
    const request = await sequelize.transaction(tx => revisions.requestRestore(tx, input))
    const outcome = await revisions.outcomeOf(request)
    return outcome.pending ? new Accepted(outcome) : { revision: outcome.revision }
  }),
]
