import { drawPortrait, readPicture, removePicture, setPicture } from '#api/features/account/picture.ts'
import { readUser } from '#api/features/users/present.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/account/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'

/** The picture of an account. */
export const pictureRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.setPicture)(async ({ user, request }) => {
    const file: unknown = request.body
    if (!Buffer.isBuffer(file) || file.length === 0) throw noPicture()
    const bytes = await drawPortrait(file, user.id)
    await sequelize.transaction(tx => setPicture(tx, user.id, bytes))
    return readUser(user.id)
  }),

  implement(endpoints.removePicture)(async ({ user }) => {
    await sequelize.transaction(tx => removePicture(tx, user.id))
    return readUser(user.id)
  }),

  implement(endpoints.picture)(async ({ params, response }) => {
    const bytes = await readPicture(params.pictureId)
    // Another picture has another URL.
    response.setHeader('Cache-Control', 'private, max-age=31536000, immutable')
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    return bytes
  }),
]

function noPicture(): AppError {
  const text = t('picture.format')
  return new AppError('VALIDATION', text, { fields: { picture: text } })
}
