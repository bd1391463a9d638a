import { HOUR_MS } from '#api/kit/scheduledJobs.ts'
import type { Feature } from '#api/services/feature.ts'

import { adminRoutes } from './adminRoutes.ts'
import { googleRoutes } from './googleRoutes.ts'
import { linkRoutes } from './linkRoutes.ts'
import { initAccountTokenModel } from './model.ts'
import { authRoutes } from './routes.ts'
import { endOldSessions } from './sessions.ts'
import { cleanUpTokens } from './tokens.ts'

export const auth: Feature = {
  routes: context => [
    ...authRoutes(context),
    ...linkRoutes(context),
    ...googleRoutes(context),
    ...adminRoutes(context),
  ],
  models: [initAccountTokenModel],
  jobs: () => [
    { name: 'old sessions', everyMs: HOUR_MS, run: endOldSessions },
    { name: 'links in emails', everyMs: HOUR_MS, run: cleanUpTokens },
  ],
}
