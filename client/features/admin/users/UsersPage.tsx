import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, UserSearch } from 'lucide-react'
import { Link } from 'wouter'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
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
import { Found } from '../Found.tsx'
import { More } from '../More.tsx'
import { planLabel } from '../planLabel.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Table, type Column } from '../Table.tsx'
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
        <Found query={query} />
        <QueryState query={query} loading={<Loading />} failed={t('users.failed')} failedClass="border-t p-5">
          {users =>
            users.length === 0 ? (
              <EmptyState
                className="border-t"
                icon={<UserSearch />}
                title={t('users.none')}
                description={t('users.noneText')}
              />
            ) : (
              <div className="border-t">
                <Table label={t('users.list')} columns={COLUMNS} rows={users} keyOf={({ id }) => id} />
                <More query={query} label={t('users.more')} failed={t('users.moreFailed')} />
              </div>
            )
          }
        </QueryState>
      </Card>
    </AdminPage>
  )
}

type ChoicesProps = { filters: UserFilters; onChange: (wanted: Partial<UserFilters>) => void }

function Choices({ filters, onChange }: ChoicesProps) {
  return (
    <>
      <Choice
        label={t('users.plan')}
        options={planName.options}
        value={filters.plan}
        nameOf={planLabel}
        onChange={plan => onChange({ plan })}
      />
      <Choice
        label={t('users.role')}
        options={userRole.options}
        value={filters.role}
        nameOf={role => t(`roles.${role}`)}
        onChange={role => onChange({ role })}
      />
      <Choice
        label={t('users.status')}
        options={userStatus.options}
        value={filters.status}
        nameOf={status => t(`statuses.${status}`)}
        onChange={status => onChange({ status })}
      />
      <Field label={t('users.order')}>
        {control => (
          <Select
            control={control}
            value={filters.order}
            options={userOrder.options.map(value => ({ value, label: t(`orders.${value}`) }))}
            onChange={order => onChange({ order })}
          />
        )}
      </Field>
    </>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  options: readonly T[]
  value: T | undefined
  nameOf: (option: T) => string
  onChange: (value: T | undefined) => void
}

/** One of the options, or any. */
function Choice<T extends string>({ label, options, value, nameOf, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {control => (
        <Select<T | ''>
          control={control}
          value={value ?? ''}
          options={[
            { value: '', label: t('users.any') },
            ...options.map(option => ({ value: option, label: nameOf(option) })),
          ]}
          onChange={chosen => onChange(chosen === '' ? undefined : chosen)}
        />
      )}
    </Field>
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

const Loading = () => (
  <div role="status" aria-label={t('users.loading')} className="grid gap-3 border-t p-5">
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} className="h-10" />
    ))}
  </div>
)
