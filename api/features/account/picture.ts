import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
  type Transaction,
} from 'sequelize'

import { changeUser } from '#api/features/users/service.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const SIDE = 256
/** Pictures of more pixels are not unpacked: a small file can hold a picture of any size. */
const PIXELS_MAX = 50_000_000
const TIMEOUT_S = 10
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/** Loaded with the first picture, since it takes its time. One picture a time each: decoding must not take all of libuv's threads from the rest. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** A user's picture as it is served: WebP, made here. */
export class UserPictureModel extends Model<
  InferAttributes<UserPictureModel>,
  InferCreationAttributes<UserPictureModel>
> {
  declare id: CreationOptional<string>
  declare userId: string
  declare bytes: Buffer
}

export function initUserPictureModel(sequelize: Sequelize): void {
  UserPictureModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      userId: { type: DataTypes.UUID, allowNull: false },
      bytes: { type: DataTypes.BLOB, allowNull: false },
    },
    { sequelize, tableName: 'user_pictures', updatedAt: false },
  )
}

/**
 * Makes the picture that is kept: square, small, without metadata, and of nothing but pixels, whatever else the file
 * carried. Throws VALIDATION for what is no JPEG, PNG or WebP, is damaged, or has too many pixels.
 */
export async function drawPicture(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
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
}

/** Makes it the user's picture, at an address of its own. */
export async function setPicture(tx: Transaction, userId: string, bytes: Buffer): Promise<void> {
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

/** The bytes of a picture. Throws NOT_FOUND. */
export async function readPicture(id: string): Promise<Buffer> {
  const found = await UserPictureModel.findByPk(id)
  if (found === null) throw new AppError('NOT_FOUND', t('picture.missing'))
  return found.bytes
}
