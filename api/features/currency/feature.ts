import { currencyRoutes } from '#api/features/currency/routes.ts'
import type { Feature } from '#api/services/feature.ts'

export const currency: Feature = { routes: currencyRoutes }
