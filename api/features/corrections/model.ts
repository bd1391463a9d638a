import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { DecisionSubject } from '#schema/corrections/decision.ts'

/** A user's decision about corrections in a document. */
export class DecisionModel extends Model<
  InferAttributes<DecisionModel>,
  InferCreationAttributes<DecisionModel>
> {
  declare id: CreationOptional<string>
  declare documentId: string
  declare userId: string
  declare kind: DecisionSubject['kind']
  /** The fingerprint of a finding, or the word itself. */
  declare subject: string
  declare forAll: boolean
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
}

export function initDecisionModel(sequelize: Sequelize): void {
  DecisionModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      documentId: { type: DataTypes.UUID, allowNull: false },
      userId: { type: DataTypes.UUID, allowNull: false },
      kind: { type: DataTypes.TEXT, allowNull: false },
      subject: { type: DataTypes.TEXT, allowNull: false },
      forAll: { type: DataTypes.BOOLEAN, allowNull: false },
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'correction_decisions', updatedAt: false },
  )
}
