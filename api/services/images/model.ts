import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

/** An image of a document, as it is served. */
export class DocumentImageModel extends Model<
  InferAttributes<DocumentImageModel>,
  InferCreationAttributes<DocumentImageModel>
> {
  declare documentId: string
  declare id: CreationOptional<string>
  declare uploadedBy: string | null
  declare mime: 'image/png' | 'image/jpeg'
  declare width: number
  declare height: number
  declare bytes: Buffer
  declare hash: Buffer
  declare createdAt: CreationOptional<Date>
}

export function initDocumentImageModel(sequelize: Sequelize): void {
  DocumentImageModel.init(
    {
      documentId: { type: DataTypes.UUID, primaryKey: true },
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      uploadedBy: DataTypes.UUID,
      mime: { type: DataTypes.TEXT, allowNull: false },
      width: { type: DataTypes.INTEGER, allowNull: false },
      height: { type: DataTypes.INTEGER, allowNull: false },
      bytes: { type: DataTypes.BLOB, allowNull: false },
      hash: { type: DataTypes.BLOB, allowNull: false },
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'document_images', updatedAt: false },
  )
}
