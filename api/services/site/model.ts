import {
  DataTypes,
  Model,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

export class SiteSettingsModel extends Model<
  InferAttributes<SiteSettingsModel>,
  InferCreationAttributes<SiteSettingsModel>
> {
  declare id: number
  declare settings: unknown
}

export function initSiteSettingsModel(sequelize: Sequelize): void {
  SiteSettingsModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      settings: { type: DataTypes.JSONB, allowNull: false },
    },
    { sequelize, tableName: 'site_settings', timestamps: false },
  )
}
