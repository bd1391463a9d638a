import {
  DataTypes,
  Model,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { Role } from '#schema/sharing/roles.ts'

/** A person in somebody else's document. */
export class MemberModel extends Model<InferAttributes<MemberModel>, InferCreationAttributes<MemberModel>> {
  declare documentId: string
  declare userId: string
  declare role: Exclude<Role, 'owner'>
}

export function initMemberModel(sequelize: Sequelize): void {
  MemberModel.init(
    {
      documentId: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, primaryKey: true },
      role: { type: DataTypes.TEXT, allowNull: false },
    },
    { sequelize, tableName: 'document_members', updatedAt: false },
  )
}
