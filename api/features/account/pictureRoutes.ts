import express, { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { drawPicture, readPicture, removePicture, setPicture } from '#api/features/account/picture.ts'
import { presentUser } from '#api/features/users/present.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { PICTURE_MAX_BYTES, PICTURE_TYPES, pictureParams } from '#schema/account/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const MINUTE_S = 60

/** The picture of an account. */
export function pictureRoutes({ sequelize, limits }: ApiContext): Router {
  const router = Router()
  const taking = [
    rateLimit({ name: 'picture', calls: 10, seconds: MINUTE_S, by: personOf }, limits),
    express.raw({ type: [...PICTURE_TYPES], limit: PICTURE_MAX_BYTES }),
  ]

  userRoute(router, 'put', '/account/picture', { before: taking }, async ({ user, request }) => {
    const file: unknown = request.body
    if (!Buffer.isBuffer(file) || file.length === 0) throw noPicture()
    const bytes = await drawPicture(file)
    await sequelize.transaction(tx => setPicture(tx, user.id, bytes))
    return presentUser(await user.reload())
  })

  userRoute(router, 'delete', '/account/picture', {}, async ({ user }) => {
    await sequelize.transaction(tx => removePicture(tx, user.id))
    return presentUser(await user.reload())
  })

  userRoute(
    router,
    'get',
    '/pictures/:pictureId',
    { params: pictureParams },
    async ({ params, response }) => {
      const bytes = await readPicture(params.pictureId)
      // Another picture has another address.
      response.setHeader('Cache-Control', 'private, max-age=31536000, immutable')
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      response.type('image/webp').send(bytes)
    },
  )

  return router
}

function noPicture(): AppError {
  const text = t('picture.format')
  return new AppError('VALIDATION', text, { fields: { picture: text } })
}
