import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSearch, Plus } from 'lucide-react'
import { Link, useLocation } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import {
  contentFilters,
  contentState,
  TEXT_SEARCH_MAX,
  type ContentFilters,
  type ListedContent,
} from '#schema/admin/content.ts'
import { contentKind } from '#schema/content/contract.ts'
import { adminContent } from '#schema/messages/en/adminContent.ts'

import { AdminPage } from '../AdminPage.tsx'
import { AuditLink } from '../audit/AuditLink.tsx'
import { ChoiceOrAny } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import type { Column } from '../Table.tsx'
import { useFilters } from '../useFilters.ts'
import { textsQuery } from './queries.ts'
import { NEW_KINDS } from './textFields.ts'

const t = translator(adminContent)

/** The texts of the site, with search and filters. */
export function ContentPage() {
  const { filters, change, typed, type } = useFilters(contentFilters, 'search')
  const query = useInfiniteQuery(textsQuery(filters))
  return (
    <AdminPage
      tab="admin-content"
      title={t('list')}
      actions={
        <>
          <AuditLink kind="content" />
          <NewText />
        </>
      }
    >
      <p className="max-w-prose text-sm text-ink-soft">{t('text')}</p>
      <Card label={t('list')} className="grid grid-cols-1 content-start">
        <search className="grid grid-cols-2 gap-3 p-5">
          <SearchField
            label={t('search')}
            maxLength={TEXT_SEARCH_MAX}
            value={typed}
            onChange={type}
            className="col-span-full"
          />
          <Choices filters={filters} onChange={change} />
        </search>
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
          icon={<FileSearch />}
        />
      </Card>
    </AdminPage>
  )
}

/** A menu of the kinds of new texts. */
function NewText() {
  const [, navigate] = useLocation()
  return (
    <DropdownMenu
      trigger={
        <Button variant="ink">
          <Plus aria-hidden /> {t('new')}
        </Button>
      }
    >
      {NEW_KINDS.map(kind => (
        <MenuItem key={kind} onSelect={() => navigate(`/admin/content/new/${kind}`)}>
          {t(`kinds.${kind}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

type ChoicesProps = { filters: ContentFilters; onChange: (wanted: Partial<ContentFilters>) => void }

function Choices({ filters, onChange }: ChoicesProps) {
  return (
    <>
      <ChoiceOrAny
        any={t('any')}
        label={t('kind')}
        options={contentKind.options}
        value={filters.kind}
        nameOf={kind => t(`kinds.${kind}`)}
        onChange={kind => onChange({ kind })}
      />
      <ChoiceOrAny
        any={t('any')}
        label={t('state')}
        options={contentState.options}
        value={filters.state}
        nameOf={state => t(`states.${state}`)}
        onChange={state => onChange({ state })}
      />
    </>
  )
}

const COLUMNS: readonly Column<ListedContent>[] = [
  {
    id: 'title',
    header: t('title'),
    isText: true,
    cell: ({ id, title, summary }) => (
      <div className="grid max-w-prose">
        <Link
          to={`/admin/content/${id}`}
          className="touch-target justify-self-start font-medium wrap-anywhere hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        {summary !== '' && <bdi className="text-ink-soft wrap-anywhere">{summary}</bdi>}
      </div>
    ),
  },
  {
    id: 'kind',
    header: t('kind'),
    cell: ({ kind }) => <span className="sm:whitespace-nowrap">{t(`kinds.${kind}`)}</span>,
  },
  {
    id: 'state',
    header: t('state'),
    cell: ({ isDraft, isSample }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge kind={isDraft ? 'warning' : 'success'}>
          {t(isDraft ? 'states.draft' : 'states.published')}
        </Badge>
        {isSample && <Badge>{t('sample')}</Badge>}
      </span>
    ),
  },
  {
    id: 'source',
    header: t('source'),
    isMinor: true,
    cell: ({ isBuiltIn, followsFile }) => (
      <span className="whitespace-nowrap">
        {t(isBuiltIn ? (followsFile ? 'sources.builtIn' : 'sources.changed') : 'sources.own')}
      </span>
    ),
  },
  {
    id: 'day',
    header: t('day'),
    isNumber: true,
    isMinor: true,
    cell: ({ kind, day, position }) =>
      kind === 'faq' || kind === 'testimonial' ? `${t('position')} ${position}` : day,
  },
]
