import type { Feature } from '#api/services/feature.ts'

import { initUserModel, initWorkspaceModel } from './model.ts'

export const users: Feature = {
  models: [initUserModel, initWorkspaceModel],
}
