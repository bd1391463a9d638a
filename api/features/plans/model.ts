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
  declare storageMb: number
  declare flags: unknown
  declare revision: CreationOptional<number>
}

export function initPlanModel(sequelize: Sequelize): void {
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
      isDiscountActive: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      discountedPriceINR: { type: DataTypes.INTEGER, field: 'discounted_price_inr' },
      discountLabel: DataTypes.TEXT,
      active: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      documentPeople: { type: DataTypes.INTEGER, allowNull: false },
      storageMb: { type: DataTypes.INTEGER, allowNull: false },
      flags: { type: DataTypes.JSONB, allowNull: false },
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
    },
    { sequelize, tableName: 'plans', timestamps: false },
  )
}
