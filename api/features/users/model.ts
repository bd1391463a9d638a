import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import type { CurrencyCode } from '#schema/currency/contract.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { UserRole } from '#schema/users/user.ts'

export class UserModel extends Model<InferAttributes<UserModel>, InferCreationAttributes<UserModel>> {
  declare id: CreationOptional<string>
  declare email: string
  /** Null if the user signs in with Google only. */
  declare passwordHash: CreationOptional<string | null>
  declare firstName: string
  declare lastName: string
  declare profileImageUrl: CreationOptional<string | null>
  declare role: CreationOptional<UserRole>
  declare planName: CreationOptional<PlanName>
  /** An administrator's decision. Null: none was made, and the plan applies. */
  declare voiceCommandsAllowed: CreationOptional<boolean | null>
  declare voiceCommandsEnabled: CreationOptional<boolean>
  declare voiceLanguage: CreationOptional<string>
  declare currency: CreationOptional<CurrencyCode>
  declare dialect: CreationOptional<EnglishDialect>
  declare subscribeNewsletter: boolean
  declare suspendedAt: CreationOptional<Date | null>
  declare emailVerifiedAt: CreationOptional<Date | null>
  declare googleSubject: CreationOptional<string | null>
  declare totpSecret: CreationOptional<Buffer | null>
  declare totpEnabledAt: CreationOptional<Date | null>
  declare totpLastStep: CreationOptional<number | null>
  declare deleteAt: CreationOptional<Date | null>
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export function initUserModel(sequelize: Sequelize): void {
  UserModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      email: { type: DataTypes.TEXT, allowNull: false },
      passwordHash: DataTypes.TEXT,
      firstName: { type: DataTypes.TEXT, allowNull: false },
      lastName: { type: DataTypes.TEXT, allowNull: false },
      profileImageUrl: DataTypes.TEXT,
      role: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'user' },
      planName: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'free' },
      voiceCommandsAllowed: DataTypes.BOOLEAN,
      voiceCommandsEnabled: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      voiceLanguage: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'en-US' },
      currency: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'INR' },
      dialect: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'US' },
      subscribeNewsletter: { type: DataTypes.BOOLEAN, allowNull: false },
      suspendedAt: DataTypes.DATE,
      emailVerifiedAt: DataTypes.DATE,
      googleSubject: DataTypes.TEXT,
      totpSecret: DataTypes.BLOB,
      totpEnabledAt: DataTypes.DATE,
      totpLastStep: DataTypes.INTEGER,
      deleteAt: DataTypes.DATE,
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
      createdAt: DataTypes.DATE,
      updatedAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'users' },
  )
}

/** The owner of documents. Every user has a personal workspace. */
export class WorkspaceModel extends Model<
  InferAttributes<WorkspaceModel>,
  InferCreationAttributes<WorkspaceModel>
> {
  declare id: CreationOptional<string>
  declare ownerId: string
  declare name: string
  declare personal: CreationOptional<boolean>
}

export function initWorkspaceModel(sequelize: Sequelize): void {
  WorkspaceModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      ownerId: { type: DataTypes.UUID, allowNull: false },
      name: { type: DataTypes.TEXT, allowNull: false },
      personal: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    },
    { sequelize, tableName: 'workspaces', updatedAt: false },
  )
}
