import { reportShared } from '#api/features/reports/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/reports/endpoints.ts'

/** Reports about texts that a share code opens. */
export const reportRoutes = ({ sequelize, urls, logger }: ApiContext) => [
  implement(endpoints.shared)(async ({ request, body: { code, ...words } }) => {
    const page = urls.page(`/snippet/${code}`)
    const by = request.user?.id ?? null
    const stored = await sequelize.transaction(tx => reportShared(tx, { code, ...words, page, by }))
    if (stored?.administrators === 0)
      logger.warn({ report: stored.id }, 'a snippet was reported, and there is no administrator to write to')
  }),
]
