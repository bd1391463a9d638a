import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { PlanName } from '#schema/plans/contract.ts'

/** A subscription plan. Money is in paise. */
export class PlanModel extends Model<InferAttributes<PlanModel>, InferCreationAttributes<PlanModel>> {
  declare id: string
  declare name: PlanName
  declare displayName: string
  declare description: string
  declare priceINR: number
  declare monthlyLimit: number
  declare features: unknown
  declare annualDiscountPercent: CreationOptional<number>
  declare isDiscountActive: CreationOptional<boolean>
  declare discountedPriceINR: CreationOptional<number | null>
  declare discountLabel: CreationOptional<string | null>
  declare active: CreationOptional<boolean>
  declare documentPeople: number
  declare sentimentAnalysis: CreationOptional<boolean>
  declare spamChecker: CreationOptional<boolean>
  declare fontPairing: CreationOptional<boolean>
  declare allowCollaborativeWriting: CreationOptional<boolean>
  declare voiceCommands: CreationOptional<boolean>
  declare achievementSystem: CreationOptional<boolean>
  declare prioritySupport: CreationOptional<boolean>
}

export function initPlanModel(sequelize: Sequelize): void {
  // Sequelize writes into what it is given: an object for each.
  const flag = (defaultValue = false) => ({ type: DataTypes.BOOLEAN, allowNull: false, defaultValue })
  PlanModel.init(
    {
      id: { type: DataTypes.TEXT, primaryKey: true },
      name: { type: DataTypes.TEXT, allowNull: false },
      displayName: { type: DataTypes.TEXT, allowNull: false },
      description: { type: DataTypes.TEXT, allowNull: false },
      priceINR: { type: DataTypes.INTEGER, allowNull: false, field: 'price_inr' },
      monthlyLimit: { type: DataTypes.INTEGER, allowNull: false },
      features: { type: DataTypes.JSONB, allowNull: false },
      annualDiscountPercent: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 17 },
      isDiscountActive: flag(),
      discountedPriceINR: { type: DataTypes.INTEGER, field: 'discounted_price_inr' },
      discountLabel: DataTypes.TEXT,
      active: flag(true),
      documentPeople: { type: DataTypes.INTEGER, allowNull: false },
      sentimentAnalysis: flag(),
      spamChecker: flag(),
      fontPairing: flag(),
      allowCollaborativeWriting: flag(),
      voiceCommands: flag(),
      achievementSystem: flag(),
      prioritySupport: flag(),
    },
    { sequelize, tableName: 'plans', timestamps: false },
  )
}
