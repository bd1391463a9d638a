import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

/** What the realtime server is asked to do; it fills in `outcome` and `made` once it has. Revisions are its own. */
export class RevisionRequestModel extends Model<
  InferAttributes<RevisionRequestModel>,
  InferCreationAttributes<RevisionRequestModel>
> {
  declare id: CreationOptional<string>
  declare documentId: string
  declare userId: string
  declare kind: 'name' | 'restore'
  declare name: CreationOptional<string | null>
  declare revisionId: CreationOptional<string | null>
  declare outcome: CreationOptional<string | null>
  declare made: CreationOptional<string | null>
  declare createdAt: CreationOptional<Date>
}

export function initRevisionRequestModel(sequelize: Sequelize): void {
  RevisionRequestModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      documentId: { type: DataTypes.UUID, allowNull: false },
      userId: { type: DataTypes.UUID, allowNull: false },
      kind: { type: DataTypes.TEXT, allowNull: false },
      name: DataTypes.TEXT,
      revisionId: DataTypes.UUID,
      outcome: DataTypes.TEXT,
      made: DataTypes.UUID,
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'revision_requests', updatedAt: false },
  )
}
