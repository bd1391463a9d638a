import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** The site's numbers; those that are not set are left out. */
export function Metrics({ metrics }: { metrics: SiteSettings['metrics'] }) {
  const t = useTranslator(landing)
  const shown = [
    { value: metrics.activeUsers, label: t('metrics.activeUsers') },
    { value: metrics.documents, label: t('metrics.documents') },
    { value: metrics.accuracy, label: t('metrics.accuracy') },
    { value: metrics.languages, label: t('metrics.languages') },
  ].filter(metric => metric.value !== null)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('metrics.title')} className="border-y">
      <dl className="mx-auto flex max-w-300 flex-wrap px-5 sm:px-8">
        {shown.map(({ value, label }) => (
          <div
            key={label}
            className="flex min-w-1/2 grow basis-1/2 flex-col-reverse py-7 sm:min-w-0 sm:basis-0 sm:border-l sm:py-10 sm:pl-8 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="font-serif text-title font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
