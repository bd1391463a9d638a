import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { Engine } from '#schema/actions/contract.ts'
import type { Proposal } from '#schema/assist/contract.ts'

/** The result of an AI action that waits until its user applies or discards it. */
export class ProposalModel extends Model<
  InferAttributes<ProposalModel>,
  InferCreationAttributes<ProposalModel>
> {
  declare id: CreationOptional<string>
  declare userId: string
  declare documentId: string
  declare reservationId: string
  declare action: Proposal['action']
  declare engine: Engine
  declare note: CreationOptional<string | null>
  declare before: string
  declare after: string
  declare anchor: string
  declare outcome: CreationOptional<'replaced' | 'discarded' | null>
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
}

export function initProposalModel(sequelize: Sequelize): void {
  ProposalModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      userId: { type: DataTypes.UUID, allowNull: false },
      documentId: { type: DataTypes.UUID, allowNull: false },
      reservationId: { type: DataTypes.UUID, allowNull: false },
      action: { type: DataTypes.TEXT, allowNull: false },
      engine: { type: DataTypes.TEXT, allowNull: false },
      note: DataTypes.TEXT,
      before: { type: DataTypes.TEXT, allowNull: false },
      after: { type: DataTypes.TEXT, allowNull: false },
      anchor: { type: DataTypes.TEXT, allowNull: false },
      outcome: DataTypes.TEXT,
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'assist_proposals', updatedAt: false },
  )
}
