import type { Feature } from '#api/services/feature.ts'

import { initInvitationModel, initInviteLinkModel, initMemberModel, initShareCodeModel } from './model.ts'
import { sharingRoutes } from './routes.ts'
import { readSharedText } from './sharedText.ts'

export const sharing: Feature = {
  routes: sharingRoutes,
  models: [initMemberModel, initInvitationModel, initInviteLinkModel, initShareCodeModel],
  site: context => ({ snippet: ({ shareCode = '' }) => readSharedText(context, shareCode) }),
}
