import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { ListedReport, ReportDecision, ReportState } from '#schema/admin/reports.ts'
import { adminReports } from '#schema/messages/en/adminReports.ts'
import { reports as reportTexts } from '#schema/messages/en/reports.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Choice } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import type { Column } from '../Table.tsx'
import { useChoice } from '../useFilters.ts'
import { when } from '../when.ts'
import { DecisionDialog, type Wanted } from './DecisionDialog.tsx'
import { reportsQuery } from './queries.ts'
import { titleOf } from './titleOf.ts'

const t = translator(adminReports)
const tReports = translator(reportTexts)

const FILTERS = ['open', 'decided', 'all'] as const

/** The reports of snippets. Administrators decide on them. */
export function ReportsPage() {
  const { role } = useCurrentUser()
  const [filter, setFilter] = useChoice('show', FILTERS)
  const [wanted, want] = useState<Wanted | null>(null)
  const list = useRef<HTMLElement>(null)
  const query = useInfiniteQuery(reportsQuery(filter === 'all' ? undefined : filter))
  const columns = role === 'admin' ? [...COLUMNS, actsColumn(want)] : COLUMNS
  return (
    <AdminPage tab="admin-reports" title={t('list')}>
      <Card ref={list} tabIndex={-1} label={t('list')} className="grid grid-cols-1 content-start">
        <search className="p-5 sm:max-w-56">
          <Choice
            label={t('filter')}
            options={FILTERS}
            value={filter}
            nameOf={value => t(`filters.${value}`)}
            onChange={setFilter}
          />
        </search>
        <FoundList
          label={t('list')}
          columns={columns}
          query={query}
          words={{
            loading: t('loading'),
            failed: t('failed'),
            none: t('none'),
            noneText: t('noneText'),
            more: t('more'),
            moreFailed: t('moreFailed'),
          }}
          icon={<Flag />}
        />
      </Card>
      {wanted && (
        <DecisionDialog
          // After a change by someone else, it is about the newest revision.
          wanted={{
            ...wanted,
            report: query.data?.find(({ id }) => id === wanted.report.id) ?? wanted.report,
          }}
          onClose={() => want(null)}
          focusOtherwise={list}
        />
      )}
    </AdminPage>
  )
}

const STATE_KINDS = { open: 'warning', hidden: 'danger', restored: 'success', dismissed: 'neutral' } as const

const COLUMNS: readonly Column<ListedReport>[] = [
  {
    id: 'report',
    header: t('report'),
    isText: true,
    cell: ({ reason, details }) => (
      <>
        <span className="font-medium">{tReports(`reasons.${reason}`)}</span>
        {details !== '' && (
          <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">
            {details}
          </p>
        )}
      </>
    ),
  },
  {
    id: 'snippet',
    header: t('snippet'),
    isText: true,
    cell: report => (
      <span className="grid justify-items-start gap-1.5">
        <Snippet report={report} />
        <Link
          to={`/admin/users/${report.author.id}/details`}
          aria-label={t('author', { name: isolatedText(report.author.name) })}
          className="touch-target inline-flex items-center text-ink-soft hover:underline"
        >
          <bdi className="wrap-anywhere">{report.author.name}</bdi>
        </Link>
      </span>
    ),
  },
  {
    id: 'state',
    header: t('state'),
    cell: ({ state, decidedAt, decisionReason }) => (
      <>
        <Badge kind={STATE_KINDS[state]}>{t(`states.${state}`)}</Badge>
        {decidedAt !== null && (
          <p className="text-ink-soft">
            <time dateTime={decidedAt}>{when(decidedAt)}</time>
          </p>
        )}
        {decisionReason !== null && <p className="text-ink-soft wrap-anywhere">“{decisionReason}”</p>}
      </>
    ),
  },
  {
    id: 'when',
    header: t('when'),
    isNumber: true,
    isMinor: true,
    cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
  },
]

function Snippet({ report: { title, shareCode } }: { report: ListedReport }) {
  if (title === null || shareCode === null)
    return <span className="inline-block text-ink-soft first-letter:uppercase">{t('private')}</span>
  return (
    <a
      href={`/snippet/${shareCode}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('page', { title: isolatedText(title) })}
      className="touch-target inline-flex items-center hover:underline"
    >
      <bdi className="wrap-anywhere">{title}</bdi>
    </a>
  )
}

/** The decisions that a report in a state may get. */
const DECISIONS: Record<ReportState, readonly ReportDecision['decision'][]> = {
  open: ['hidden', 'dismissed'],
  hidden: ['restored'],
  restored: [],
  dismissed: [],
}

const actsColumn = (want: (wanted: Wanted) => void): Column<ListedReport> => ({
  id: 'acts',
  header: t('acts'),
  cell: report => (
    <div className="flex flex-wrap gap-2">
      {DECISIONS[report.state].map(decision => (
        <Button
          key={decision}
          size="sm"
          aria-label={t('actLabel', { act: t(`${decision}.do`), title: titleOf(report) })}
          onClick={() => want({ report, decision })}
        >
          {t(`${decision}.do`)}
        </Button>
      ))}
    </div>
  ),
})
