import type { Feature } from '#api/services/feature.ts'

import { snippetRoutes } from './routes.ts'

export const snippets: Feature = { routes: snippetRoutes }
