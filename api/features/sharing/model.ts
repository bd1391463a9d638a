import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize'

import type { LinkDays } from '#schema/sharing/inviteLink.ts'
import type { Role } from '#schema/sharing/roles.ts'

/** A user who can open another user's document. */
export class MemberModel extends Model<InferAttributes<MemberModel>, InferCreationAttributes<MemberModel>> {
  declare documentId: string
  declare userId: string
  declare role: Exclude<Role, 'owner'>
  /** The user has not proven their email since they were added. They cannot open the document yet. */
  declare waiting: CreationOptional<boolean>
  /** The owner offers them the document. At most one member of a document. */
  declare offered: CreationOptional<boolean>
  /** They came by an invite link, and were not added by the owner. */
  declare byLink: CreationOptional<boolean>
}

export function initMemberModel(sequelize: Sequelize): void {
  MemberModel.init(
    {
      documentId: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, primaryKey: true },
      role: { type: DataTypes.TEXT, allowNull: false },
      waiting: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      offered: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      byLink: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    },
    { sequelize, tableName: 'document_members', updatedAt: false },
  )
}

/** A person without an account, who becomes a member once they prove their email. */
export class InvitationModel extends Model<
  InferAttributes<InvitationModel>,
  InferCreationAttributes<InvitationModel>
> {
  declare id: CreationOptional<string>
  declare documentId: string
  /** In lower case. */
  declare email: string
  declare role: Exclude<Role, 'owner'>
  declare createdAt: CreationOptional<Date>
}

export function initInvitationModel(sequelize: Sequelize): void {
  InvitationModel.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      documentId: { type: DataTypes.UUID, allowNull: false },
      email: { type: DataTypes.TEXT, allowNull: false },
      role: { type: DataTypes.TEXT, allowNull: false },
      createdAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'document_invitations', updatedAt: false },
  )
}

/** The link by which users become members of a document. A revoked one has no row. */
export class InviteLinkModel extends Model<
  InferAttributes<InviteLinkModel>,
  InferCreationAttributes<InviteLinkModel>
> {
  declare documentId: string
  declare code: string
  declare role: Exclude<Role, 'owner'>
  /** For how many days it works from the choice of that time, and until when; null: until it is revoked. */
  declare days: CreationOptional<LinkDays>
  declare expiresAt: CreationOptional<Date | null>
}

export function initInviteLinkModel(sequelize: Sequelize): void {
  InviteLinkModel.init(
    {
      documentId: { type: DataTypes.UUID, primaryKey: true },
      code: { type: DataTypes.TEXT, allowNull: false },
      role: { type: DataTypes.TEXT, allowNull: false },
      days: DataTypes.SMALLINT,
      expiresAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'invite_links', updatedAt: false },
  )
}

/** A code that opens a document to visitors until it is revoked. */
export class ShareCodeModel extends Model<
  InferAttributes<ShareCodeModel>,
  InferCreationAttributes<ShareCodeModel>
> {
  declare code: string
  declare documentId: string
  declare createdBy: string | null
  /** Whether everyone may find it. Otherwise only those who have the code may read it. */
  declare isPublic: CreationOptional<boolean>
  /** Whether the page of the code shows open comments. */
  declare showsComments: CreationOptional<boolean>
  declare createdAt: CreationOptional<Date>
  declare revokedAt: CreationOptional<Date | null>
}

export function initShareCodeModel(sequelize: Sequelize): void {
  ShareCodeModel.init(
    {
      code: { type: DataTypes.TEXT, primaryKey: true },
      documentId: { type: DataTypes.UUID, allowNull: false },
      createdBy: DataTypes.UUID,
      isPublic: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      showsComments: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      createdAt: DataTypes.DATE,
      revokedAt: DataTypes.DATE,
    },
    { sequelize, tableName: 'share_codes', updatedAt: false },
  )
}
