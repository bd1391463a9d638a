import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import { decideMetrics, readMetrics, readSiteSettings } from '#api/services/site/queries.ts'
import * as endpoints from '#schema/site/endpoints.ts'

/** Branding, readable by everyone, and what administrators decide about it. */
export const siteRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.settings)(() => readSiteSettings()),

  implement(endpoints.readMetrics)(() => readMetrics()),

  implement(endpoints.decideMetrics)(({ body }) => sequelize.transaction(tx => decideMetrics(tx, body))),
]
