import type { Sequelize } from 'sequelize'

import { initProposalModel } from '#api/features/assist/model.ts'
import { initUserPictureModel } from '#api/features/account/model.ts'
import { initUserModel, initWorkspaceModel } from '#api/features/users/model.ts'
import { initAccountTokenModel } from '#api/features/auth/model.ts'
import { initDecisionModel } from '#api/features/corrections/model.ts'
import { initTimeZoneModel } from '#api/features/dashboard/model.ts'
import { initDocumentModel } from '#api/features/documents/model.ts'
import { initEmailModel } from '#api/services/email/model.ts'
import { initApiKeyModel } from '#api/features/keys/model.ts'
import { initPlanModel } from '#api/features/plans/model.ts'
import { initDocumentImageModel } from '#api/services/images/model.ts'
import { initResultModel } from '#api/services/actions/model.ts'
import { initInvitationModel, initMemberModel, initShareCodeModel } from '#api/features/sharing/model.ts'
import { initSiteSettingsModel } from '#api/services/site/model.ts'
import { initOutboxModel } from '#api/kit/outbox/model.ts'

/** Binds every model to the database. Call it once, before the first query. */
export function initModels(sequelize: Sequelize): void {
  initUserModel(sequelize)
  initAccountTokenModel(sequelize)
  initUserPictureModel(sequelize)
  initApiKeyModel(sequelize)
  initWorkspaceModel(sequelize)
  initTimeZoneModel(sequelize)
  initDocumentModel(sequelize)
  initDocumentImageModel(sequelize)
  initMemberModel(sequelize)
  initInvitationModel(sequelize)
  initShareCodeModel(sequelize)
  initPlanModel(sequelize)
  initSiteSettingsModel(sequelize)
  initEmailModel(sequelize)
  initProposalModel(sequelize)
  initResultModel(sequelize)
  initDecisionModel(sequelize)
  initOutboxModel(sequelize)
}
