import { implement } from '#api/kit/implement.ts'
import { readSiteSettings } from '#api/services/site/queries.ts'
import { settings } from '#schema/site/endpoints.ts'

/** Branding, readable by everyone. */
export const siteRoutes = () => [implement(settings)(() => readSiteSettings())]
