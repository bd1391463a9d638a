import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
  type Transaction,
} from 'sequelize'

/** The owner of documents. Every user has a personal workspace. */
export class WorkspaceModel extends Model<
  InferAttributes<WorkspaceModel>,
  InferCreationAttributes<WorkspaceModel>
> {
  declare id: CreationOptional<string>
  declare ownerId: string
  declare name: string
  declare personal: CreationOptional<boolean>
}

export function initWorkspaceModel(sequelize: Sequelize): void {
  WorkspaceModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      ownerId: { type: DataTypes.UUID, allowNull: false },
      name: { type: DataTypes.TEXT, allowNull: false },
      personal: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    },
    { sequelize, tableName: 'workspaces', updatedAt: false },
  )
}

/** Creates the personal workspace of a new user. */
export async function openWorkspace(tx: Transaction, ownerId: string): Promise<void> {
  await WorkspaceModel.create({ ownerId, name: 'Personal' }, { transaction: tx })
}

/** Returns the id of a user's personal workspace. */
export async function personalWorkspace(tx: Transaction, ownerId: string): Promise<string> {
  const workspace = await WorkspaceModel.findOne({ where: { ownerId, personal: true }, transaction: tx })
  if (workspace === null) throw new Error(`User ${ownerId} has no personal workspace.`)
  return workspace.id
}
