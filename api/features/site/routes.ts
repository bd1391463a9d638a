import { Router } from 'express'

import { publicRoute } from '#api/kit/route.ts'
import { readSiteSettings } from '#api/features/site/queries.ts'

/** Branding, readable by everyone. */
export function siteRoutes(): Router {
  const router = Router()
  publicRoute(router, 'get', '/admin/settings', {}, () => readSiteSettings())
  return router
}
