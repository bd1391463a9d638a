import { useQuery } from '@tanstack/react-query'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useRef } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { neighborOf, type Lost } from '#client/shared/ui/keptFocus.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { useKeptFocus } from '#client/shared/ui/useKeptFocus.ts'
import type { FailedJob, JobQueue } from '#schema/admin/jobs.ts'
import { adminJobs } from '#schema/messages/en/adminJobs.ts'

import { AdminPage } from '../AdminPage.tsx'
import { OrderLink } from '../payments/OrderLinks.tsx'
import { Table, type Column } from '../Table.tsx'
import { when } from '../when.ts'
import { jobsQuery, useRetry } from './queries.ts'
import { Usage } from './Usage.tsx'

const t = translator(adminJobs)

const COUNT = new Intl.NumberFormat('en')

/** The jobs that wait for the servers, those that have failed, and the use of AI features. */
export function JobsPage() {
  const query = useQuery(jobsQuery)
  return (
    <AdminPage
      tab="admin-jobs"
      title={t('title')}
      actions={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          <RefreshCw aria-hidden /> {t('refresh')}
        </Button>
      }
    >
      <QueryState query={query} loading={<Loading />} failed={t('failed')}>
        {({ queues, failed }) => (
          <>
            <Card title={t('queues.title')} className="grid content-start gap-4 py-5 [&>header]:px-5">
              <Table
                label={t('queues.title')}
                columns={QUEUE_COLUMNS}
                rows={queues}
                keyOf={({ name }) => name}
              />
            </Card>
            <Failed jobs={failed} />
          </>
        )}
      </QueryState>
      <Usage />
    </AdminPage>
  )
}

const QUEUE_COLUMNS: readonly Column<JobQueue>[] = [
  { id: 'queue', header: t('queues.queue'), cell: ({ name }) => t(`queues.names.${name}`) },
  {
    id: 'waiting',
    header: t('queues.waiting'),
    isNumber: true,
    cell: ({ waiting }) => COUNT.format(waiting),
  },
  {
    id: 'oldest',
    header: t('queues.oldest'),
    isNumber: true,
    isMinor: true,
    cell: ({ oldestAt }) => (oldestAt === null ? t('queues.none') : <Timed text={() => ago(oldestAt)} />),
  },
  {
    id: 'failed',
    header: t('queues.failed'),
    isNumber: true,
    cell: ({ failed }) =>
      failed === null ? (
        <span className="text-ink-faint">{t('queues.notCounted')}</span>
      ) : (
        <span className={failed > 0 ? 'font-medium text-danger' : undefined}>{COUNT.format(failed)}</span>
      ),
  },
]

const nameOf = ({ kind, name }: FailedJob): string =>
  name === '' ? t(`jobs.kinds.${kind}`) : `${t(`jobs.kinds.${kind}`)} · ${name}`

/** After a job that is gone: the button of the row next to it, or the list. */
const nextRetry = (lost: Lost, list: Element): Element =>
  neighborOf(lost, 'tr')?.querySelector('button') ?? list

function Failed({ jobs }: { jobs: readonly FailedJob[] }) {
  const list = useRef<HTMLElement>(null)
  useKeptFocus(list, 'tr', nextRetry)
  return (
    <Card
      ref={list}
      tabIndex={-1}
      title={t('jobs.title')}
      aside={t('jobs.aside')}
      className="grid content-start gap-4 py-5 [&>header]:px-5"
    >
      {jobs.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={t('jobs.none')} description={t('jobs.noneText')} />
      ) : (
        <Table
          label={t('jobs.title')}
          columns={JOB_COLUMNS}
          rows={jobs}
          keyOf={({ kind, id }) => `${kind} ${id}`}
        />
      )}
    </Card>
  )
}

const JOB_COLUMNS: readonly Column<FailedJob>[] = [
  {
    id: 'job',
    header: t('jobs.job'),
    cell: job =>
      job.kind === 'refund' ? (
        <>
          {t('jobs.kinds.refund')} · <OrderLink id={job.name} />
        </>
      ) : (
        nameOf(job)
      ),
  },
  {
    id: 'error',
    header: t('jobs.error'),
    isText: true,
    cell: ({ error }) => (
      <span dir="auto" className="wrap-anywhere text-ink-soft">
        {error ?? t('jobs.noError')}
      </span>
    ),
  },
  {
    id: 'attempts',
    header: t('jobs.attempts'),
    isNumber: true,
    isMinor: true,
    cell: ({ attempts }) => (attempts === null ? '–' : COUNT.format(attempts)),
  },
  {
    id: 'when',
    header: t('jobs.when'),
    isNumber: true,
    isMinor: true,
    cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
  },
  { id: 'retry', header: t('jobs.retry'), cell: job => job.mayRetry && <Retry job={job} /> },
]

function Retry({ job }: { job: FailedJob }) {
  const { mutateAsync, isPending } = useRetry()
  const run = async () => {
    const isDone = await attempt(mutateAsync(job), t('jobs.retryFailed'), job.id)
    if (isDone) toast({ title: t('jobs.retried') })
  }
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={t('jobs.retryLabel', { name: nameOf(job) })}
      onClick={() => void run()}
    >
      {t('jobs.retry')}
    </Button>
  )
}

const Loading = () => (
  <div role="status" aria-label={t('loading')} className="grid gap-5">
    <Skeleton className="h-80 rounded-xl" />
    <Skeleton className="h-44 rounded-xl" />
  </div>
)
