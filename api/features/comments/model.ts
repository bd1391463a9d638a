import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

/** Comments on one text of a document. */
export class CommentThreadModel extends Model<
  InferAttributes<CommentThreadModel>,
  InferCreationAttributes<CommentThreadModel>
> {
  declare id: string
  declare documentId: string
  declare quote: string
  declare resolvedAt: CreationOptional<Date | null>
  declare resolvedBy: CreationOptional<string | null>
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
}

/** A comment or a reply. The first one of a thread has its id. */
export class CommentModel extends Model<
  InferAttributes<CommentModel>,
  InferCreationAttributes<CommentModel>
> {
  declare id: string
  declare threadId: string
  declare documentId: string
  declare authorId: string | null
  declare text: string
  declare mentions: string[]
  declare editedAt: CreationOptional<Date | null>
  declare revision: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
}

export function initCommentModels(sequelize: Sequelize): void {
  const common = {
    id: { type: DataTypes.UUID, primaryKey: true },
    documentId: { type: DataTypes.UUID, allowNull: false },
    revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 1 },
    createdAt: DataTypes.DATE,
  }
  CommentThreadModel.init(
    {
      ...common,
      quote: { type: DataTypes.TEXT, allowNull: false },
      resolvedAt: DataTypes.DATE,
      resolvedBy: DataTypes.UUID,
    },
    { sequelize, tableName: 'comment_threads', updatedAt: false },
  )
  CommentModel.init(
    {
      ...common,
      threadId: { type: DataTypes.UUID, allowNull: false },
      authorId: DataTypes.UUID,
      text: { type: DataTypes.TEXT, allowNull: false },
      mentions: { type: DataTypes.ARRAY(DataTypes.UUID), allowNull: false },
      editedAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'comments', updatedAt: false },
  )
}
