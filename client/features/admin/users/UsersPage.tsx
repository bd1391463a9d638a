import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, UserSearch } from 'lucide-react'
import { Link } from 'wouter'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { personColor } from '#client/shared/ui/layout/person.ts'
import { usersFile } from '#schema/admin/endpoints.ts'
import { file as newsletterFile } from '#schema/admin/newsletterEndpoints.ts'
import {
  SEARCH_MAX,
  userOrder,
  usersFileQuery,
  userStatus,
  type ListedUser,
  type UserFilters,
} from '#schema/admin/users.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { admin } from '#schema/messages/en/admin.ts'
import { onDay } from '#schema/payments/shown.ts'
import { planName } from '#schema/plans/contract.ts'
import { userRole } from '#schema/users/user.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Choice, ChoiceOrAny } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import { planLabel } from '../planLabel.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import type { Column } from '../Table.tsx'
import { useFilters } from '../useFilters.ts'
import { usersQuery } from './queries.ts'

const t = translator(admin)

/** Other parameters of the address are not for the list. */
const userFilters = z.object(usersFileQuery.shape)

/** The users, with search, filters and order. */
export function UsersPage() {
  const { role } = useCurrentUser()
  const { filters, change, typed, type } = useFilters(userFilters, 'search')
  const query = useInfiniteQuery(usersQuery(filters))
  return (
    <AdminPage
      tab="admin-users"
      title={t('users.list')}
      actions={
        role === 'admin' && (
          <>
            <a href={urlOf(newsletterFile, {})} download className={buttonClass()}>
              <Download aria-hidden /> {t('users.newsletter')}
            </a>
            <a href={urlOf(usersFile, { query: filters })} download className={buttonClass()}>
              <Download aria-hidden /> {t('users.download')}
            </a>
          </>
        )
      }
    >
      <Card label={t('users.list')} className="grid grid-cols-1 content-start">
        <search className="grid grid-cols-2 gap-3 p-5 md:grid-cols-4">
          <SearchField
            label={t('users.search')}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={type}
            className="col-span-full"
          />
          <Choices filters={filters} onChange={change} />
        </search>
        <FoundList
          label={t('users.list')}
          columns={COLUMNS}
          query={query}
          words={{
            loading: t('users.loading'),
            failed: t('users.failed'),
            none: t('users.none'),
            noneText: t('users.noneText'),
            more: t('users.more'),
            moreFailed: t('users.moreFailed'),
          }}
          icon={<UserSearch />}
        />
      </Card>
    </AdminPage>
  )
}

type ChoicesProps = { filters: UserFilters; onChange: (wanted: Partial<UserFilters>) => void }

function Choices({ filters, onChange }: ChoicesProps) {
  return (
    <>
      <ChoiceOrAny
        any={t('users.any')}
        label={t('users.plan')}
        options={planName.options}
        value={filters.plan}
        nameOf={planLabel}
        onChange={plan => onChange({ plan })}
      />
      <ChoiceOrAny
        any={t('users.any')}
        label={t('users.role')}
        options={userRole.options}
        value={filters.role}
        nameOf={role => t(`roles.${role}`)}
        onChange={role => onChange({ role })}
      />
      <ChoiceOrAny
        any={t('users.any')}
        label={t('users.status')}
        options={userStatus.options}
        value={filters.status}
        nameOf={status => t(`statuses.${status}`)}
        onChange={status => onChange({ status })}
      />
      <Choice
        label={t('users.order')}
        options={userOrder.options}
        value={filters.order}
        nameOf={order => t(`orders.${order}`)}
        onChange={order => onChange({ order })}
      />
    </>
  )
}

const COLUMNS: readonly Column<ListedUser>[] = [
  { id: 'user', header: t('users.user'), isText: true, cell: user => <Name user={user} /> },
  { id: 'plan', header: t('users.plan'), cell: ({ plan }) => planLabel(plan) },
  { id: 'status', header: t('users.status'), cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'queries',
    header: t('users.queries'),
    isNumber: true,
    isMinor: true,
    cell: ({ used, limit }) =>
      limit < 0 ? t('users.usedUnlimited', { used }) : t('users.used', { used, limit }),
  },
  {
    id: 'since',
    header: t('users.since'),
    isNumber: true,
    isMinor: true,
    cell: ({ createdAt }) => onDay(createdAt),
  },
]

function Name({ user: { id, firstName, lastName, email, profileImageUrl, role } }: { user: ListedUser }) {
  const name = `${firstName} ${lastName}`
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar
        name={name}
        color={personColor(id)}
        imageUrl={profileImageUrl}
        decorative
        className="max-sm:hidden"
      />
      <div className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to={`/admin/users/${id}/details`}
            className="touch-target font-medium wrap-anywhere hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          {role !== 'user' && <Badge>{t(`roles.${role}`)}</Badge>}
        </span>
        <span className="text-ink-soft wrap-anywhere">{email}</span>
      </div>
    </div>
  )
}
