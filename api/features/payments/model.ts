import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { OrderStatus, StateCode } from '#schema/payments/contract.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import type { Paise } from '#schema/shared/money.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

export type OrderState = 'created' | 'active' | 'paid' | 'closed'

/** A plan that a user wants to pay for, at the price of that moment. It outlives the account. */
export class OrderModel extends Model<InferAttributes<OrderModel>, InferCreationAttributes<OrderModel>> {
  declare id: string
  declare userId: string | null
  declare idempotencyKey: string | null
  declare requestHash: string
  declare planName: PaidPlan
  declare billingPeriod: BillingPeriod
  declare price: Paise
  declare credit: Paise
  declare amount: CreationOptional<Paise>
  declare credited: string[]
  declare knownTerms: CreationOptional<string[] | null>
  declare isDemo: boolean
  declare phone: string
  declare stateCode: StateCode | null
  declare businessName: string | null
  declare gstin: string | null
  declare state: CreationOptional<OrderState>
  declare attempt: CreationOptional<Extract<OrderStatus, 'pending' | 'failed' | 'dropped'> | null>
  declare sessionId: CreationOptional<string | null>
  declare paymentId: CreationOptional<string | null>
  declare paidAt: CreationOptional<Date | null>
  declare checkAt: Date | null
  declare createdAt: Date
  declare revision: CreationOptional<number>
}

/** Money that goes back. The gateway knows it by its id. */
export class RefundModel extends Model<InferAttributes<RefundModel>, InferCreationAttributes<RefundModel>> {
  declare id: string
  declare orderId: string
  declare amount: Paise
  declare reason: 'administrator' | 'terms-changed' | 'account-deleted' | 'second-payment'
  /** The payment that goes back, if it is another one than the order counts. */
  declare paymentId: CreationOptional<string | null>
  /** The refund that the gateway has made of it by itself. */
  declare gatewayId: CreationOptional<string | null>
  declare state: CreationOptional<'wanted' | 'done' | 'failed'>
  declare checkAt: Date | null
  /** How often the gateway was asked for it. */
  declare attempts: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
  declare doneAt: CreationOptional<Date | null>
}

export function initPaymentModels(sequelize: Sequelize): void {
  OrderModel.init(
    {
      id: { type: DataTypes.TEXT, primaryKey: true },
      userId: DataTypes.UUID,
      idempotencyKey: DataTypes.TEXT,
      requestHash: { type: DataTypes.TEXT, allowNull: false },
      planName: { type: DataTypes.TEXT, allowNull: false },
      billingPeriod: { type: DataTypes.TEXT, allowNull: false },
      price: { type: DataTypes.INTEGER, allowNull: false },
      credit: { type: DataTypes.INTEGER, allowNull: false },
      // The database computes it.
      amount: DataTypes.INTEGER,
      credited: { type: DataTypes.JSONB, allowNull: false },
      knownTerms: DataTypes.JSONB,
      isDemo: { type: DataTypes.BOOLEAN, allowNull: false },
      phone: { type: DataTypes.TEXT, allowNull: false },
      stateCode: DataTypes.TEXT,
      businessName: DataTypes.TEXT,
      gstin: DataTypes.TEXT,
      state: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'created' },
      attempt: DataTypes.TEXT,
      sessionId: DataTypes.TEXT,
      paymentId: DataTypes.TEXT,
      paidAt: DataTypes.DATE,
      checkAt: DataTypes.DATE,
      createdAt: { type: DataTypes.DATE, allowNull: false },
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
    },
    { sequelize, tableName: 'orders', timestamps: false },
  )
  RefundModel.init(
    {
      id: { type: DataTypes.TEXT, primaryKey: true },
      orderId: { type: DataTypes.TEXT, allowNull: false },
      amount: { type: DataTypes.INTEGER, allowNull: false },
      reason: { type: DataTypes.TEXT, allowNull: false },
      paymentId: DataTypes.TEXT,
      gatewayId: DataTypes.TEXT,
      state: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'wanted' },
      checkAt: DataTypes.DATE,
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: DataTypes.NOW },
      doneAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'refunds', timestamps: false },
  )
}
