import type { Transaction } from 'sequelize'

import { UserPictureModel } from '#api/features/account/model.ts'
import { lockAccount } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { drawInTurn } from '#api/services/images/drawing.ts'
import { AppError } from '#schema/shared/errors.ts'

const SIDE = 256
/** Maximum number of pixels to decode: a small file can contain a huge picture. */
const PIXELS_MAX = 50_000_000
const TIMEOUT_S = 10
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Returns the picture to store: square, small, and without metadata. Throws VALIDATION for a file
 * that is not a JPEG, PNG or WebP, is damaged, or has too many pixels, and UNAVAILABLE if too many
 * files wait, in all or of the user.
 */
export const drawPicture = (file: Buffer, who: string): Promise<Buffer> =>
  drawInTurn(who, async sharp => {
    try {
      const image = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      const { format } = await image.metadata()
      if (!FORMATS.has(format)) throw new Error(`A picture of format ${format}.`)
      return await image
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer()
    } catch (error) {
      const text = t('picture.unusable')
      throw new AppError('VALIDATION', text, { fields: { picture: text }, cause: error })
    }
  })

/** Sets the user's picture. Each picture gets a new URL. */
export async function setPicture(tx: Transaction, userId: string, bytes: Buffer): Promise<void> {
  // Under the account's lock: concurrent uploads would both insert.
  await lockAccount(tx, userId)
  await UserPictureModel.destroy({ where: { userId }, transaction: tx })
  const { id } = await UserPictureModel.create({ userId, bytes }, { transaction: tx })
  await changeUser(tx, userId, user => {
    user.profileImageUrl = `/api/pictures/${id}`
  })
}

/** Removes the user's picture, if there is one. */
export async function removePicture(tx: Transaction, userId: string): Promise<void> {
  await UserPictureModel.destroy({ where: { userId }, transaction: tx })
  await changeUser(tx, userId, user => {
    user.profileImageUrl = null
  })
}

/** Returns the bytes of a picture. Throws NOT_FOUND. */
export async function readPicture(id: string): Promise<Buffer> {
  const found = await UserPictureModel.findByPk(id)
  if (found === null) throw new AppError('NOT_FOUND', t('picture.missing'))
  return found.bytes
}
