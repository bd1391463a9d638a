import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

/** An event that waits for the relay, or was sent within the last day. */
export class OutboxModel extends Model<InferAttributes<OutboxModel>, InferCreationAttributes<OutboxModel>> {
  declare id: CreationOptional<number>
  declare name: string
  declare key: string
  declare revision: number
  declare value: unknown
  declare rooms: string[]
  declare sentAt: CreationOptional<Date | null>
}

export function initOutboxModel(sequelize: Sequelize): void {
  OutboxModel.init(
    {
      id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true, autoIncrementIdentity: true },
      name: { type: DataTypes.TEXT, allowNull: false },
      key: { type: DataTypes.TEXT, allowNull: false },
      revision: { type: DataTypes.BIGINT, allowNull: false },
      value: DataTypes.JSONB,
      rooms: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false },
      sentAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'outbox', timestamps: false },
  )
}
