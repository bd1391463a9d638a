import { loggable } from '#api/kit/errors.ts'
import { implement } from '#api/kit/implement.ts'
import { sharedRead } from '#api/kit/sharedRead.ts'
import type { Feature } from '#api/services/feature.ts'
import * as endpoints from '#schema/activity/endpoints.ts'

import { readDays } from './days.ts'
import { cleanUpActivity, readOverview } from './overview.ts'

const MINUTE_MS = 60_000

/** The acts of everyone, for administrators. */
export const activity: Feature = {
  routes({ payments, logger }) {
    const isDemo = payments.gateway.mode === 'demo'
    const readShared = sharedRead(() => readDays(isDemo))
    // Without the days, the rest of the overview is shown.
    const days = () =>
      readShared().catch((error: unknown) => {
        logger.error({ err: loggable(error) }, 'the days of the overview could not be read')
        return null
      })
    return [implement(endpoints.readOverview)(() => readOverview(isDemo, days))]
  },
  jobs: () => [{ name: 'activity', everyMs: 10 * MINUTE_MS, run: cleanUpActivity }],
}
