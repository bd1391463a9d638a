import { implement } from '#api/kit/implement.ts'
import type { Feature } from '#api/services/feature.ts'
import * as endpoints from '#schema/activity/endpoints.ts'

import { cleanUpActivity, readOverview } from './overview.ts'

const MINUTE_MS = 60_000

/** The acts of everyone, for administrators. */
export const activity: Feature = {
  routes: ({ payments }) => [
    implement(endpoints.readOverview)(() => readOverview(payments.gateway.mode === 'demo')),
  ],
  jobs: () => [{ name: 'activity', everyMs: 10 * MINUTE_MS, run: cleanUpActivity }],
}
