import { decide, readDecisions, takeBack } from '#api/features/corrections/service.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/corrections/endpoints.ts'

/** Decisions on corrections: dismissed findings and added words. */
export const correctionRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(async ({ user, params }) => {
    await roleIn(null, user.id, params.id)
    return readDecisions({ who: user.id, documentId: params.id })
  }),

  implement(endpoints.decide)(async ({ user, params, body }) => {
    const made = { who: user.id, documentId: params.id, subject: body }
    return sequelize.transaction(tx => decide(tx, made))
  }),

  implement(endpoints.undo)(async ({ user, params: { id: documentId, decisionId } }) => {
    await sequelize.transaction(tx => takeBack(tx, { who: user.id, documentId, decisionId }))
  }),
]
