import { copyImage, readImage, storeImage } from '#api/features/images/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/images/endpoints.ts'

/** The images of documents. */
export const imageRoutes = ({ env, sequelize }: ApiContext) => [
  implement(endpoints.upload)(({ user, params, request }) => {
    const change = { who: user.id, documentId: params.id, factor: env.RATE_LIMIT_FACTOR }
    return storeImage(sequelize, change, request.body)
  }),

  implement(endpoints.copy)(({ user, params, body }) => {
    const change = { who: user.id, documentId: params.id, factor: env.RATE_LIMIT_FACTOR }
    return sequelize.transaction(tx => copyImage(tx, change, body))
  }),

  implement(endpoints.read)(async ({ user, params, response }) => {
    const image = await readImage(user.id, { documentId: params.id, imageId: params.imageId })
    response.set({
      'Content-Type': image.mime,
      // The bytes of an id never change.
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    response.send(image.bytes)
    return undefined
  }),
]
