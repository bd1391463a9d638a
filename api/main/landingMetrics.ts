import type { SiteMetrics } from '#schema/site/contract.ts'

/**
 * Returns the landing page with the numbers of this site. The build rendered it with the defaults.
 * Hidden numbers are not in it. Its script begins with the same numbers: see
 * client/pages/landing/metricsOnPage.ts.
 */
export function withMetrics(html: string, metrics: SiteMetrics): string {
  const values = new Map<string, string | null>(Object.entries(metrics))
  const isShown = [...values.values()].some(value => value !== null)
  const page = isShown
    ? html.replaceAll(METRIC, (metric, name: string) => withValue(metric, values.get(name) ?? null))
    : html.replace(/<section data-metrics[\s\S]*?<\/section>/, '')
  return page.replace('<html ', () => `<html data-metrics="${escaped(JSON.stringify(metrics))}" `)
}

const METRIC = /<div data-metric="(\w+)"[\s\S]*?<\/div>/g

const withValue = (metric: string, value: string | null): string =>
  value === null ? '' : metric.replace(/(<dd[^>]*>)[^<]*/, (_found, start: string) => start + escaped(value))

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)
