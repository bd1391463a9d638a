import { Router } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { decide, readDecisions, takeBack } from '#api/features/corrections/service.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { decide as subject } from '#schema/corrections/decision.ts'
import { id } from '#schema/shared/ids.ts'

const params = z.object({ id })
const one = z.object({ id, decisionId: id })

/** Decisions on corrections: findings that are dismissed and words that are right. */
export function correctionRoutes({ sequelize, access }: ApiContext): Router {
  const router = Router()

  userRoute(router, 'get', '/documents/:id/decisions', { params }, async input => {
    const place = { who: input.user.id, documentId: input.params.id }
    await roleIn(access, place.who, place.documentId)
    return readDecisions(place)
  })

  userRoute(router, 'post', '/documents/:id/decisions', { params, body: subject }, input => {
    const made = { who: input.user.id, documentId: input.params.id, subject: input.body }
    return sequelize.transaction(tx => decide(tx, access, made))
  })

  userRoute(router, 'delete', '/documents/:id/decisions/:decisionId', { params: one }, async input => {
    const { id: documentId, decisionId } = input.params
    await sequelize.transaction(tx => takeBack(tx, access, { who: input.user.id, documentId, decisionId }))
  })

  return router
}
