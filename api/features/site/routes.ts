import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ApiContext } from '#api/services/context.ts'
import { decideMetrics, readMetrics, readSiteSettings } from '#api/services/site/queries.ts'
import * as endpoints from '#schema/site/endpoints.ts'

/** Branding, readable by everyone, and what administrators decide about it. */
export const siteRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.settings)(() => readSiteSettings()),

  implement(endpoints.readMetrics)(() => readMetrics()),

  implement(endpoints.decideMetrics)(({ user, request, body }) =>
    sequelize.transaction(async tx => {
      const before = await readMetrics(tx)
      const after = await decideMetrics(tx, body)
      await audit(tx, {
        act: 'settings.changed',
        actor: actorOf(user),
        subject: { kind: 'settings', id: 'metrics', name: t('site.metrics') },
        before: before.metrics,
        after: after.metrics,
        requestId: request.id,
      })
      return after
    }),
  ),
]
