import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

/** A user's picture in WebP, as it is served. */
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
