import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { OutboundEmailStatus } from '#schema/outbound-email/contract.ts'

/** An email that is queued, sent or failed. */
export class OutboundEmailModel extends Model<
  InferAttributes<OutboundEmailModel>,
  InferCreationAttributes<OutboundEmailModel>
> {
  declare id: CreationOptional<string>
  declare userId: string | null
  declare recipient: string
  declare kind: string
  declare subject: string
  declare textBody: string
  declare htmlBody: string
  /** The address at which email programs end emails of this sort; null: users cannot end them. */
  declare unsubscribe: CreationOptional<string | null>
  declare status: CreationOptional<OutboundEmailStatus>
  declare attempts: CreationOptional<number>
  declare nextAttemptAt: CreationOptional<Date>
  declare claimedUntil: CreationOptional<Date | null>
  declare lastError: CreationOptional<string | null>
  declare createdAt: CreationOptional<Date>
  declare sentAt: CreationOptional<Date | null>
}

export function initOutboundEmailModel(sequelize: Sequelize): void {
  OutboundEmailModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      userId: DataTypes.UUID,
      recipient: { type: DataTypes.TEXT, allowNull: false },
      kind: { type: DataTypes.TEXT, allowNull: false },
      subject: { type: DataTypes.TEXT, allowNull: false },
      textBody: { type: DataTypes.TEXT, allowNull: false },
      htmlBody: { type: DataTypes.TEXT, allowNull: false },
      unsubscribe: DataTypes.TEXT,
      status: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'queued' },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      nextAttemptAt: DataTypes.DATE,
      claimedUntil: DataTypes.DATE,
      lastError: DataTypes.TEXT,
      createdAt: DataTypes.DATE,
      sentAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'outbound_emails', updatedAt: false },
  )
}
