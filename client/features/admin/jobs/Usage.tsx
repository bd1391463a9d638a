import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { DailyUsage } from '#schema/admin/jobs.ts'
import { adminJobs } from '#schema/messages/en/adminJobs.ts'

import { Table, type Column } from '../Table.tsx'
import { usageQuery } from './queries.ts'

const t = translator(adminJobs)

const COUNT = new Intl.NumberFormat('en')
const COST = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The queries, the calls of the provider and their cost, by day and feature. */
export function Usage() {
  const query = useQuery(usageQuery)
  return (
    <Card
      title={t('usage.title')}
      aside={t('usage.aside')}
      className="grid content-start gap-4 py-5 [&>header]:px-5"
    >
      <QueryState
        query={query}
        loading={
          <div role="status" aria-label={t('usage.loading')} className="px-5">
            <Skeleton className="h-20" />
          </div>
        }
        failed={t('usage.failed')}
        failedClass="px-5"
      >
        {usage =>
          usage.length === 0 ? (
            <EmptyState icon={<Sparkles />} title={t('usage.none')} description={t('usage.noneText')} />
          ) : (
            <>
              <Table
                label={t('usage.title')}
                columns={COLUMNS}
                rows={usage}
                keyOf={({ day, feature }) => `${day} ${feature}`}
              />
              <p className="px-5 text-sm text-ink-soft">{t('usage.note')}</p>
            </>
          )
        }
      </QueryState>
    </Card>
  )
}

function costOf({ calls, cost, unpriced }: DailyUsage): string {
  if (calls === 0) return '–'
  if (cost === null) return t('usage.noCost')
  const amount = COST.format(cost)
  return unpriced === 0 ? amount : t('usage.partCost', { amount, count: unpriced })
}

const COLUMNS: readonly Column<DailyUsage>[] = [
  { id: 'day', header: t('usage.day'), cell: ({ day }) => DAY.format(new Date(day)) },
  { id: 'feature', header: t('usage.feature'), cell: ({ feature }) => feature },
  {
    id: 'queries',
    header: t('usage.queries'),
    isNumber: true,
    cell: ({ queries }) => COUNT.format(queries),
  },
  { id: 'calls', header: t('usage.calls'), isNumber: true, cell: ({ calls }) => COUNT.format(calls) },
  {
    id: 'tokens',
    header: t('usage.tokens'),
    isNumber: true,
    isMinor: true,
    cell: ({ tokensIn, tokensOut, estimated }) => (
      <>
        {COUNT.format(tokensIn + tokensOut)}
        {estimated > 0 && (
          <p className="whitespace-normal text-ink-soft">{t('usage.estimated', { count: estimated })}</p>
        )}
      </>
    ),
  },
  { id: 'cost', header: t('usage.cost'), isNumber: true, cell: costOf },
]
