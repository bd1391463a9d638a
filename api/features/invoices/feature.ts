import type { Feature } from '#api/services/feature.ts'

import { invoiceRoutes } from './routes.ts'

export const invoices: Feature = { routes: invoiceRoutes }
