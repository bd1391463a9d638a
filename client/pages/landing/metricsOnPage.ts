import { metricsFrom } from '#client/shared/theme/siteSettings.ts'
import type { SiteMetrics } from '#schema/site/contract.ts'

/** Returns the numbers that the server has put into the page. */
export function metricsOnPage(): SiteMetrics {
  const { metrics } = document.documentElement.dataset
  return metricsFrom(metrics === undefined ? null : JSON.parse(metrics))
}
