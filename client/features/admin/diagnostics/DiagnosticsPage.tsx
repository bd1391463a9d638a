import { queryOptions, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { Diagnosis } from '#schema/admin/diagnostics.ts'
import { run } from '#schema/admin/diagnosticsEndpoints.ts'
import { adminDiagnostics } from '#schema/messages/en/adminDiagnostics.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Table, type Column } from '../Table.tsx'
import { ADMIN } from '../useAdminTime.ts'

const t = translator(adminDiagnostics)

/** Each visit tries the parts once, and otherwise only the button does. */
const diagnosticsQuery = queryOptions({
  queryKey: [ADMIN, 'diagnostics'],
  queryFn: ({ signal }) => call(run, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** The parts of the installation, and whether each works. */
export function DiagnosticsPage() {
  const query = useQuery(diagnosticsQuery)
  return (
    <AdminPage
      tab="admin-test"
      title={t('title')}
      actions={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          <RefreshCw aria-hidden /> {t('again')}
        </Button>
      }
    >
      <Card label={t('title')} className="grid grid-cols-1 content-start gap-4 py-5">
        <p className="px-5 text-sm text-ink-soft">{t('text')}</p>
        <p role="status" className="sr-only">
          {query.isFetching ? t('running') : ''}
        </p>
        {query.isRefetchError && (
          <p role="alert" className="px-5 text-sm text-danger">
            {t('failed')}
          </p>
        )}
        <QueryState query={query} loading={<Loading />} failed={t('failed')} failedClass="px-5">
          {parts => <Table label={t('title')} columns={COLUMNS} rows={parts} keyOf={({ part }) => part} />}
        </QueryState>
      </Card>
    </AdminPage>
  )
}

const KINDS = { works: 'success', fails: 'danger', off: 'neutral' } as const

const COLUMNS: readonly Column<Diagnosis>[] = [
  {
    id: 'part',
    header: t('part'),
    cell: ({ part, mode }) => (
      <>
        <span className="font-medium">{t(`parts.${part}`)}</span>
        {mode !== null && <span className="text-ink-soft"> · {t(`modes.${mode}`)}</span>}
      </>
    ),
  },
  {
    id: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge kind={KINDS[state]}>{t(`states.${state}`)}</Badge>,
  },
  {
    id: 'reason',
    header: t('reason'),
    cell: ({ reason }) => (reason === null ? '' : t(`reasons.${reason}`)),
  },
  {
    id: 'time',
    header: t('time'),
    isNumber: true,
    isMinor: true,
    cell: ({ ms }) => (ms === null ? '–' : t('ms', { value: ms })),
  },
]

const Loading = () => (
  <div className="grid gap-3 px-5">
    {[1, 2, 3, 4, 5, 6].map(row => (
      <Skeleton key={row} className="h-10" />
    ))}
  </div>
)
