import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { Engine } from '#schema/actions/contract.ts'

/** The result of an AI action in its user's history. */
export class ResultModel extends Model<InferAttributes<ResultModel>, InferCreationAttributes<ResultModel>> {
  declare id: CreationOptional<string>
  declare userId: string
  declare kind: string
  declare reservationId: string | null
  declare title: string
  declare engine: Engine
  declare note: string | null
  declare request: unknown
  declare result: unknown
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
}

export function initResultModel(sequelize: Sequelize): void {
  ResultModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      userId: { type: DataTypes.UUID, allowNull: false },
      kind: { type: DataTypes.TEXT, allowNull: false },
      reservationId: DataTypes.UUID,
      title: { type: DataTypes.TEXT, allowNull: false },
      engine: { type: DataTypes.TEXT, allowNull: false },
      note: DataTypes.TEXT,
      request: { type: DataTypes.JSONB, allowNull: false },
      result: { type: DataTypes.JSONB, allowNull: false },
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'results', updatedAt: false },
  )
}
