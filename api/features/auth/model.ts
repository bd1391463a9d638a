import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

export type TokenPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'first-admin'

/** The purpose and subject of a link. Only the hash of its token is stored. */
export class AccountTokenModel extends Model<
  InferAttributes<AccountTokenModel>,
  InferCreationAttributes<AccountTokenModel>
> {
  declare id: CreationOptional<string>
  declare purpose: TokenPurpose
  declare tokenHash: Buffer
  declare userId: string | null
  declare email: string | null
  declare expiresAt: Date
  declare usedAt: CreationOptional<Date | null>
  declare createdAt: CreationOptional<Date>
}

export function initAccountTokenModel(sequelize: Sequelize): void {
  AccountTokenModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      purpose: { type: DataTypes.TEXT, allowNull: false },
      tokenHash: { type: DataTypes.BLOB, allowNull: false },
      userId: DataTypes.UUID,
      email: DataTypes.TEXT,
      expiresAt: { type: DataTypes.DATE, allowNull: false },
      usedAt: DataTypes.DATE,
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'account_tokens', updatedAt: false },
  )
}
