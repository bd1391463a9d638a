import type { Feature } from '#api/services/feature.ts'

import { contentAdminRoutes } from './adminRoutes.ts'
import { contentFiles } from './files.ts'
import { contentPages } from './pages.ts'

/** The texts of the site: posts, help, and single pages. */
export const content: Feature = {
  routes: contentAdminRoutes,
  site: () => contentPages,
  files: contentFiles,
}
