import type { Feature } from '#api/services/feature.ts'

import { actRoutes } from './actRoutes.ts'
import { adminRoutes } from './routes.ts'

export const admin: Feature = { routes: context => [...adminRoutes(context), ...actRoutes(context)] }
