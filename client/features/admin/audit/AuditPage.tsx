import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import {
  AUDIT_TEXT_MAX,
  AUDIT_ACTS,
  auditQuery,
  type AuditEntry,
  type AuditPage as Page,
} from '#schema/audit/contract.ts'
import * as endpoints from '#schema/audit/endpoints.ts'
import { adminAudit } from '#schema/messages/en/adminAudit.ts'

import { AdminPage } from '../AdminPage.tsx'
import { ChoiceOrAny } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import type { Column } from '../Table.tsx'
import { ADMIN } from '../useAdminTime.ts'
import { useFilters } from '../useFilters.ts'
import { when } from '../when.ts'
import { changesOf, type Changed } from './changes.ts'

const t = translator(adminAudit)

const { text, act, subjectKind, subjectId } = auditQuery.shape
const auditFilters = z.object({ text, act, subjectKind, subjectId })

const entriesQuery = (filters: z.infer<typeof auditFilters>) =>
  infiniteQueryOptions({
    queryKey: [ADMIN, 'audit', filters],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...filters, ...(pageParam !== null && { before: pageParam }) }
      return call(endpoints.list, { query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: Page) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: previous => previous,
    staleTime: 0,
  })

/** The acts of administrators, newest first. */
export function AuditPage() {
  const { filters, change, typed, type } = useFilters(auditFilters, 'text')
  const query = useInfiniteQuery(entriesQuery(filters))
  const list = useRef<HTMLElement>(null)
  return (
    <AdminPage tab="admin-audit" title={t('list')}>
      <Card ref={list} tabIndex={-1} label={t('list')} className="grid grid-cols-1 content-start">
        <search className="grid items-end gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField label={t('search')} maxLength={AUDIT_TEXT_MAX} value={typed} onChange={type} />
          <ChoiceOrAny
            any={t('any')}
            label={t('act')}
            options={AUDIT_ACTS}
            value={filters.act}
            nameOf={act => t(`acts.${act}`)}
            onChange={act => change({ act })}
          />
        </search>
        {filters.subjectKind !== undefined && (
          <p className="flex flex-wrap items-center gap-3 px-5 pb-5 text-sm">
            {t(`only.${filters.subjectKind}`)}
            <Button
              size="sm"
              onClick={() => {
                // The button goes.
                list.current?.focus()
                change({ subjectKind: undefined, subjectId: undefined })
              }}
            >
              {t('all')}
            </Button>
          </p>
        )}
        <FoundList
          label={t('list')}
          columns={COLUMNS}
          query={query}
          words={{
            loading: t('loading'),
            failed: t('failed'),
            none: t('none'),
            noneText: t('noneText'),
            more: t('more'),
            moreFailed: t('moreFailed'),
          }}
          icon={<History />}
        />
      </Card>
    </AdminPage>
  )
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    id: 'act',
    header: t('act'),
    isText: true,
    cell: ({ act, reason }) => (
      <>
        <span className="font-medium">{t(`acts.${act}`)}</span>
        {reason !== null && <p className="text-ink-soft wrap-anywhere">“{reason}”</p>}
      </>
    ),
  },
  {
    id: 'subject',
    header: t('subject'),
    cell: entry => <Name to={pageOf(entry)} name={entry.subject.name} />,
  },
  { id: 'change', header: t('change'), isText: true, cell: entry => <Changes changes={changesOf(entry)} /> },
  {
    id: 'who',
    header: t('who'),
    cell: ({ actor }) => (actor ? <Name to={userPage(actor.id)} name={actor.name} /> : t('command')),
  },
  {
    id: 'when',
    header: t('when'),
    isNumber: true,
    cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
  },
]

const userPage = (userId: string): string => `/admin/users/${userId}/details`

/** Returns the page that shows the subject of an act. That of a report has the name of the author. */
function pageOf({ act, subject: { kind, id }, after }: AuditEntry): string {
  switch (kind) {
    case 'user':
      return userPage(id)
    case 'order':
      return `/admin/payments/${id}`
    case 'report':
      return typeof after?.author === 'string' ? userPage(after.author) : '/admin/reports'
    case 'plan':
      return '/admin/plans'
    case 'settings':
      return '/admin/settings'
    case 'work':
      return '/admin/jobs'
    case 'message':
      return '/admin/messages?show=answered'
    case 'content':
      return act === 'content.deleted' ? '/admin/content' : `/admin/content/${id}`
  }
}

const Name = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} className="touch-target inline-flex items-center hover:underline">
    <bdi>{name}</bdi>
  </Link>
)

const Changes = ({ changes }: { changes: readonly Changed[] }) => (
  <ul className="grid gap-0.5">
    {changes.map(({ name, before, after }) => (
      <li key={name} className="wrap-anywhere">
        {before === null
          ? t('to', { name, after: after ?? t('nothing') })
          : t('from', { name, before, after: after ?? t('nothing') })}
      </li>
    ))}
  </ul>
)
