import { Router } from 'express'
import { z } from 'zod'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { readMembers } from '#api/features/sharing/queries.ts'
import * as sharing from '#api/features/sharing/service.ts'
import * as shareCodes from '#api/features/sharing/shareCodes.ts'
import { limitFailures } from '#api/kit/limits.ts'
import { id } from '#schema/shared/ids.ts'
import { addMember } from '#schema/sharing/contract.ts'

const document = z.object({ id })
const memberOf = z.object({ id, userId: id })

/** Who is in a document, and the code that opens it to visitors. */
export function sharingRoutes({ sequelize, access, limits }: ApiContext): Router {
  const router = Router()
  // Nobody can try out which emails have an account.
  const guesses = limitFailures(
    { name: 'unknown-email', failures: 10, seconds: 60, counts: 'NOT_FOUND' },
    limits,
  )

  userRoute(router, 'get', '/documents/:id/members', { params: document }, async ({ user, params }) => {
    await roleIn(access, user.id, params.id)
    return readMembers(params.id)
  })

  const adding = { params: document, body: addMember }
  userRoute(router, 'post', '/documents/:id/members', adding, async ({ user, params, body }) => {
    const change = { owner: user, documentId: params.id, ...body }
    await guesses(user.id, () => sequelize.transaction(tx => sharing.addMember(tx, access, change)))
    return readMembers(params.id)
  })

  userRoute(
    router,
    'delete',
    '/documents/:id/members/:userId',
    { params: memberOf },
    async ({ user, params }) => {
      const change = { who: user.id, documentId: params.id, userId: params.userId }
      await sequelize.transaction(tx => sharing.removeMember(tx, access, change))
    },
  )

  const path = '/documents/:id/share-code'
  userRoute(router, 'get', path, { params: document }, ({ user, params }) =>
    shareCodes.readShareCode(access, { who: user.id, documentId: params.id }),
  )
  userRoute(router, 'post', path, { params: document }, ({ user, params }) =>
    sequelize.transaction(tx =>
      shareCodes.createShareCode(tx, access, { owner: user, documentId: params.id }),
    ),
  )
  userRoute(router, 'delete', path, { params: document }, ({ user, params }) =>
    sequelize.transaction(tx =>
      shareCodes.revokeShareCode(tx, access, { who: user.id, documentId: params.id }),
    ),
  )

  return router
}
