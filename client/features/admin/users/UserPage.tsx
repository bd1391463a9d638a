import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil } from 'lucide-react'
import { Link } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import type { LedgerEntry, UserDetails } from '#schema/admin/users.ts'
import { admin } from '#schema/messages/en/admin.ts'
import { adminUser } from '#schema/messages/en/adminUser.ts'
import { pages } from '#schema/messages/en/pages.ts'
import type { Order } from '#schema/payments/contract.ts'
import { inRupees, onDay } from '#schema/payments/shown.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { AuditLink } from '../audit/AuditLink.tsx'
import { Facts } from '../Facts.tsx'
import { isMissing } from '../isMissing.ts'
import { More } from '../More.tsx'
import { OrderLink } from '../payments/OrderLinks.tsx'
import { planLabel } from '../planLabel.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Table, type Column } from '../Table.tsx'
import { when } from '../when.ts'
import { ledgerQuery, userQuery } from './queries.ts'
import { SignOut } from './StandingSections.tsx'
import { UserState } from './UserState.tsx'

const t = translator(admin)
const tUser = translator(adminUser)
const tPages = translator(pages)

/** All that administrators see of a user. */
export const UserPage = ({ params: { userId = '' } }: ScreenProps) => <UserDetailsPage userId={userId} />

/** The same about the account of the member of the staff who looks at it. */
export const OwnPage = () => <UserDetailsPage userId={useCurrentUser().id} isOwn />

function UserDetailsPage({ userId, isOwn = false }: { userId: string; isOwn?: boolean }) {
  const { role } = useCurrentUser()
  const query = useQuery(userQuery(userId))
  const name = query.data && `${query.data.user.firstName} ${query.data.user.lastName}`
  return (
    <AdminPage
      tab={isOwn ? 'admin-profile' : 'admin-users'}
      actions={
        role === 'admin' &&
        !isMissing(query) && (
          <>
            <AuditLink kind="user" id={userId} />
            <Link to={`/admin/users/${userId}/edit`} className={buttonClass()}>
              <Pencil aria-hidden /> {tUser('edit')}
            </Link>
          </>
        )
      }
      title={isOwn ? tPages('headings.admin-profile') : <bdi>{name ?? t('users.user')}</bdi>}
      before={
        isOwn ? (
          <p className="text-sm text-ink-soft">
            <bdi>{name}</bdi>
          </p>
        ) : (
          <Link to="/admin/users" className={buttonClass({ variant: 'link' })}>
            <ArrowLeft aria-hidden /> {t('user.allUsers')}
          </Link>
        )
      }
    >
      <UserState query={query} loading={<Loading />}>
        {details => (
          <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
            <Account details={details} />
            <div className="grid grid-cols-1 content-start gap-5">
              <Plan details={details} mayGrant={role === 'admin'} />
              <Sessions details={details} isOwn={isOwn} />
            </div>
            <Payments details={details} />
            <Ledger userId={userId} />
          </div>
        )}
      </UserState>
    </AdminPage>
  )
}

type Part = { details: UserDetails }

function Account({ details: { user, documents, snippets } }: Part) {
  const ways = [
    user.hasPassword && t('user.password'),
    user.googleLinked && t('user.google'),
    user.totpEnabled && t('user.totp'),
  ].filter(way => way !== false)
  const voice =
    user.voiceCommandsAllowed === null ? 'plan' : user.voiceCommandsAllowed ? 'allowed' : 'refused'
  return (
    <Card title={t('user.account')}>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={user.status} />
        <Badge>{t(`roles.${user.role}`)}</Badge>
      </div>
      <Facts
        facts={[
          [
            t('user.email'),
            <>
              {user.email} ({t(user.emailVerified ? 'user.confirmed' : 'user.notConfirmed')})
              {user.pendingEmail !== null && (
                <p className="text-ink-soft">{t('user.pending', { email: user.pendingEmail })}</p>
              )}
            </>,
          ],
          [t('user.id'), user.id],
          [t('user.since'), onDay(user.createdAt)],
          [t('user.signIn'), ways.join(', ')],
          [t('user.voice'), t(`user.voiceOf.${voice}`)],
          [
            t('user.texts'),
            `${t('user.documents', { count: documents })}, ${t('user.snippets', { count: snippets })}`,
          ],
        ]}
      />
      {user.suspendedAt !== null && (
        <p className="text-sm text-danger">{t('user.suspended', { date: onDay(user.suspendedAt) })}</p>
      )}
      {user.deleteAt !== null && (
        <p className="text-sm text-danger">{t('user.leaving', { date: onDay(user.deleteAt) })}</p>
      )}
    </Card>
  )
}

function Plan({ details: { user, usage, subscription }, mayGrant }: Part & { mayGrant: boolean }) {
  return (
    <Card title={t('user.plan')}>
      <p className="text-sm">{planLine(planLabel(user.plan), subscription)}</p>
      <Facts
        facts={[
          [t('users.plan'), planLabel(user.plan)],
          [
            t('user.used'),
            usage.limit < 0
              ? t('users.usedUnlimited', { used: usage.used })
              : t('users.used', { used: usage.used, limit: usage.limit }),
          ],
          [t('user.bonus'), String(usage.bonusRemaining)],
          [t('user.resets'), onDay(usage.resetsAt)],
        ]}
      />
      {mayGrant && (
        <Link to={`/admin/users/${user.id}/edit?for=bonus`} className={`${buttonClass()} justify-self-start`}>
          {tUser('bonus.link')}
        </Link>
      )}
    </Card>
  )
}

function planLine(plan: string, { state, paidUntil, givenPlan }: UserDetails['subscription']): string {
  if (state !== 'none' && paidUntil !== null) return t(`user.${state}`, { plan, date: onDay(paidUntil) })
  return givenPlan === null ? t('user.nothing') : t('user.given', { plan: planLabel(givenPlan) })
}

function Sessions({ details: { user, sessions }, isOwn }: Part & { isOwn: boolean }) {
  return (
    <Card title={t('user.sessions')}>
      {sessions.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('user.noSessions')}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {sessions.map(({ device, address, seenAt }, place) => (
            <li key={place} className="flex flex-wrap justify-between gap-x-4">
              <span>{device}</span>
              <span className="text-ink-soft">
                {address} · <Timed text={() => t('user.seen', { when: ago(seenAt) })} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isOwn && <SignOut user={user} />}
    </Card>
  )
}

const ORDER_COLUMNS: readonly Column<Order>[] = [
  { id: 'order', header: t('user.order'), cell: ({ id }) => <OrderLink id={id} /> },
  { id: 'plan', header: t('users.plan'), cell: ({ planName }) => planLabel(planName) },
  { id: 'amount', header: t('user.amount'), isNumber: true, cell: ({ amount }) => inRupees(amount) },
  { id: 'state', header: t('user.state'), cell: ({ status }) => t(`user.orderStates.${status}`) },
  {
    id: 'date',
    header: t('user.date'),
    isNumber: true,
    isMinor: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{when(createdAt)}</time>,
  },
]

function Payments({ details: { user, orders } }: Part) {
  return (
    <Card title={t('user.payments')} className="grid content-start gap-4 py-5 xl:col-span-2 [&>header]:px-5">
      {orders.length === 0 ? (
        <p className="px-5 text-sm text-ink-soft">{t('user.noPayments')}</p>
      ) : (
        <>
          <Table label={t('user.payments')} columns={ORDER_COLUMNS} rows={orders} keyOf={({ id }) => id} />
          <Link
            to={`/admin/payments?search=${encodeURIComponent(user.email)}`}
            className={`${buttonClass({ variant: 'link' })} mx-5 justify-self-start`}
          >
            {t('user.allPayments')}
          </Link>
        </>
      )}
    </Card>
  )
}

const LEDGER_COLUMNS: readonly Column<LedgerEntry>[] = [
  {
    id: 'entry',
    header: t('user.entry'),
    cell: ({ kind, text }) => (
      <>
        {t(`user.ledgerKinds.${kind}`)}
        {text !== null && <span className="text-ink-soft"> · {text}</span>}
      </>
    ),
  },
  {
    id: 'amount',
    header: t('user.queries'),
    isNumber: true,
    cell: ({ amount }) => (amount > 0 ? `+${amount}` : String(amount).replace('-', '−')),
  },
  {
    id: 'when',
    header: t('user.when'),
    isNumber: true,
    cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
  },
]

function Ledger({ userId }: { userId: string }) {
  const query = useInfiniteQuery(ledgerQuery(userId))
  return (
    <Card title={t('user.ledger')} className="grid content-start gap-4 py-5 xl:col-span-2 [&>header]:px-5">
      <QueryState query={query} loading={<Skeleton className="mx-5 h-20" />} failedClass="px-5">
        {entries =>
          entries.length === 0 ? (
            <p className="px-5 text-sm text-ink-soft">{t('user.noLedger')}</p>
          ) : (
            <div>
              <Table
                label={t('user.ledger')}
                columns={LEDGER_COLUMNS}
                rows={entries}
                keyOf={({ position }) => position}
              />
              <More query={query} label={t('user.older')} failed={t('user.olderFailed')} />
            </div>
          )
        }
      </QueryState>
    </Card>
  )
}

const Loading = () => (
  <div role="status" aria-label={t('user.loading')} className="grid gap-5 xl:grid-cols-2">
    {[1, 2, 3, 4].map(card => (
      <Skeleton key={card} className="h-44 rounded-xl" />
    ))}
  </div>
)
