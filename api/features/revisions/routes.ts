import { Router } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { readBody, readCurrentBody, readRevision, readRevisions } from '#api/features/revisions/queries.ts'
import * as revisions from '#api/features/revisions/service.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { listRevisions, nameRevision } from '#schema/revisions/contract.ts'
import { diffQuery } from '#schema/revisions/diff.ts'
import { id } from '#schema/shared/ids.ts'

const params = z.object({ id })
const one = z.object({ id, revisionId: id })
/** Each keeps a body for good, or writes one. */
const CHANGES_A_MINUTE = 20
/** Each may take a second of CPU. */
const COMPARISONS_A_MINUTE = 60

/** What a document was: its revisions, their differences, and the way back. */
export function revisionRoutes({ sequelize, access, limits, revisionReader }: ApiContext): Router {
  const router = Router()
  const limited = (name: string, calls: number) =>
    rateLimit({ name, calls, seconds: 60, by: personOf }, limits)
  const changes = limited('revisions', CHANGES_A_MINUTE)
  const comparisons = limited('revision-diffs', COMPARISONS_A_MINUTE)

  userRoute(router, 'get', '/documents/:id/revisions', { params, query: listRevisions }, async input => {
    await roleIn(access, input.user.id, input.params.id)
    return readRevisions(input.params.id, input.query)
  })

  userRoute(router, 'get', '/documents/:id/revisions/:revisionId', { params: one }, async input => {
    const { id: documentId, revisionId } = input.params
    await roleIn(access, input.user.id, documentId)
    const revision = await readRevision(documentId, revisionId)
    const body = await revisionReader.read(input.user.id, await readBody(documentId, revisionId))
    input.response.type('json').send(`{"revision":${JSON.stringify(revision)},"body":${body}}`)
  })

  const comparing = { params: one, query: diffQuery, before: [comparisons] }
  userRoute(router, 'get', '/documents/:id/revisions/:revisionId/diff', comparing, async input => {
    const { id: documentId, revisionId } = input.params
    await roleIn(access, input.user.id, documentId)
    const other = input.query.with
    const [before, after] = await Promise.all([
      readBody(documentId, revisionId),
      other === 'current' ? readCurrentBody(documentId) : readBody(documentId, other),
    ])
    input.response.type('json').send(await revisionReader.compare(input.user.id, before, after))
  })

  const naming = { params, body: nameRevision, before: [changes] }
  userRoute(router, 'post', '/documents/:id/revisions', naming, async ({ user, params, body, response }) => {
    const asked = { who: user.id, documentId: params.id, name: body.name }
    const request = await sequelize.transaction(tx => revisions.requestName(tx, access, asked))
    const outcome = await revisions.outcomeOf(request)
    response.status(outcome.pending ? 202 : 201).json(outcome.pending ? outcome : outcome.revision)
  })

  const restoring = { params: one, before: [changes] }
  userRoute(router, 'post', '/documents/:id/revisions/:revisionId/restore', restoring, async input => {
    const { id: documentId, revisionId } = input.params
    const asked = { who: input.user.id, documentId, revisionId }
    const request = await sequelize.transaction(tx => revisions.requestRestore(tx, access, asked))
    const outcome = await revisions.outcomeOf(request)
    if (!outcome.pending) return { revision: outcome.revision }
    input.response.status(202).json(outcome)
    return undefined
  })

  return router
}
