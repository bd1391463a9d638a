import type { Transaction } from 'sequelize'

import { UserPictureModel } from '#api/features/account/model.ts'
import { lockAccount } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { drawPicture } from '#api/services/images/picture.ts'
import { AppError } from '#schema/shared/errors.ts'

const SIDE = 256

/** Returns a user's picture to store: square, small, and without metadata. Throws as `drawPicture` does. */
export const drawPortrait = (file: Buffer, who: string): Promise<Buffer> =>
  drawPicture(file, who, picture => picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }))

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
