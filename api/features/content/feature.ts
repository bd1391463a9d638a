import type { Feature } from '#api/services/feature.ts'

import { contentFiles } from './files.ts'
import { contentPages } from './pages.ts'

/** The texts of the site: posts, help, and single pages. */
export const content: Feature = {
  site: () => contentPages,
  files: contentFiles,
}
