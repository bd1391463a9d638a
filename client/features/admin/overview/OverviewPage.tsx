import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { ActivityKind, OverviewDay } from '#schema/activity/contract.ts'
import { readOverview } from '#schema/activity/endpoints.ts'
import { adminOverview } from '#schema/messages/en/adminOverview.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Bars } from './Bars.tsx'
import { OVERVIEW } from './events.ts'
import { joined, minutesOf, type LiveOverview } from './feed.ts'
import { Feed } from './Feed.tsx'

const t = translator(adminOverview)
const tPages = translator(pages)

/** The first page of the admin area. Support has none: it begins with the users. */
export function OverviewPage() {
  const { role } = useCurrentUser()
  return role === 'admin' ? <Shown /> : <Redirect to="/admin/users" replace />
}

function Shown() {
  const client = useQueryClient()
  const query = useLiveQuery(
    ADMIN_ROOM,
    queryOptions({
      queryKey: OVERVIEW,
      queryFn: async ({ signal }) => {
        const read = await call(readOverview, {}, { signal })
        return joined(read, client.getQueryData<LiveOverview>(OVERVIEW))
      },
      staleTime: 0,
    }),
  )
  const isLive = useRoom(ADMIN_ROOM) === 'live'
  return (
    <AdminPage tab="admin-overview" title={tPages('headings.admin-overview')}>
      <QueryState query={query} loading={<Loading />} failed={t('failed')}>
        {overview => <Overview overview={overview} isLive={isLive} />}
      </QueryState>
    </AdminPage>
  )
}

const SECOND_MS = 1000

/** Returns the time, which changes each second: minutes move, and a sample ends. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const HOUR = {
  actions: ['ai-action'],
  checks: ['check'],
  errors: ['error'],
} as const satisfies Record<string, readonly ActivityKind[]>

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const COUNT = new Intl.NumberFormat('en')
const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

function Overview({ overview, isLive }: { overview: LiveOverview; isLive: boolean }) {
  const now = useSeconds()
  const { presence, days, isDemo } = overview
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-2 gap-5 lg:grid-cols-5 max-lg:[&>:last-child]:col-span-2">
        <Number title={t('people')} value={presence.people} />
        <Number title={t('documents')} value={presence.documents} />
        {(['actions', 'checks', 'errors'] as const).map(name => {
          const minutes = minutesOf(overview, HOUR[name], now)
          const total = minutes.reduce((sum, { value }) => sum + value, 0)
          return (
            <Bars
              key={name}
              title={t(`hour.${name}`)}
              aside={`${COUNT.format(total)} · ${t('lastHour')}`}
              columns={[t('minute'), t('count')]}
              bars={minutes.map(({ at, value }) => ({
                label: CLOCK.format(new Date(at)),
                value,
                text: COUNT.format(value),
              }))}
            />
          )
        })}
      </div>
      <Feed overview={overview} isLive={isLive} now={now} />
      {days === null ? (
        <Problem>{t('days.failed')}</Problem>
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          <Days title={t('days.signUps')} days={days} of={day => day.signUps} format={COUNT} />
          <Days title={t('days.queries')} days={days} of={day => day.queries} format={COUNT} />
          <Days
            title={t(isDemo ? 'days.demoRevenue' : 'days.revenue')}
            days={days}
            of={day => day.revenue / 100}
            format={RUPEES}
            column={t('amount')}
          />
        </div>
      )}
    </div>
  )
}

type DaysProps = {
  title: string
  days: readonly OverviewDay[]
  of: (day: OverviewDay) => number
  format: Intl.NumberFormat
  /** The head of the values. */
  column?: string
}

function Days({ title, days, of, format, column = t('count') }: DaysProps) {
  const total = days.reduce((sum, day) => sum + of(day), 0)
  return (
    <Bars
      title={title}
      aside={`${format.format(total)} · ${t('lastDays')}`}
      columns={[t('day'), column]}
      bars={days.map(day => ({
        label: DAY.format(new Date(day.day)),
        value: of(day),
        text: format.format(of(day)),
      }))}
    />
  )
}

const Number = ({ title, value }: { title: string; value: number }) => (
  <Card title={title}>
    <p className="font-serif text-title font-semibold tabular-nums">{COUNT.format(value)}</p>
  </Card>
)

const Loading = () => (
  <div role="status" aria-label={t('loading')} className="grid gap-5">
    <Skeleton className="h-28 rounded-xl" />
    <Skeleton className="h-80 rounded-xl" />
  </div>
)
