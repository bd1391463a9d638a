import {
  DataTypes,
  Model,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

/** The time zone of a user's days. */
export class TimeZoneModel extends Model<
  InferAttributes<TimeZoneModel>,
  InferCreationAttributes<TimeZoneModel>
> {
  declare userId: string
  declare zone: string
}

export function initTimeZoneModel(sequelize: Sequelize): void {
  TimeZoneModel.init(
    {
      userId: { type: DataTypes.UUID, primaryKey: true },
      zone: { type: DataTypes.TEXT, allowNull: false },
    },
    { sequelize, tableName: 'writing_zones', timestamps: false },
  )
}
