import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { WritingSettings } from '#schema/check-settings/settings.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'

/** A document's row. The realtime server owns its body. */
export class DocumentModel extends Model<
  InferAttributes<DocumentModel>,
  InferCreationAttributes<DocumentModel>
> {
  declare id: CreationOptional<string>
  declare kind: CreationOptional<DocumentKind>
  declare workspaceId: string
  declare ownerId: string
  declare title: string
  declare tags: CreationOptional<string[]>
  declare writing: CreationOptional<WritingSettings>
  declare trashedAt: CreationOptional<Date | null>
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export function initDocumentModel(sequelize: Sequelize): void {
  DocumentModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      kind: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'document' },
      workspaceId: { type: DataTypes.UUID, allowNull: false },
      ownerId: { type: DataTypes.UUID, allowNull: false },
      title: { type: DataTypes.TEXT, allowNull: false },
      tags: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
      writing: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
      trashedAt: DataTypes.DATE,
      revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
      createdAt: DataTypes.DATE,
      updatedAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'documents' },
  )
}
