import { sitePage } from '#site/page.tsx'

import { parsePricing } from './parsePricing.ts'
import { PricingPage } from './PricingPage.tsx'

export const pricingPage = sitePage(parsePricing, PricingPage)
