import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Redirect } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { readOverview } from '#schema/activity/endpoints.ts'
import { adminOverview } from '#schema/messages/en/adminOverview.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

import { AdminPage } from '../AdminPage.tsx'
import { OVERVIEW } from './events.ts'
import { joined, type LiveOverview } from './feed.ts'
import { Feed } from './Feed.tsx'
import { LastDays } from './LastDays.tsx'
import { LastHour } from './LastHour.tsx'

const t = translator(adminOverview)
const tPages = translator(pages)

/** The first page of the admin area. Support has none: it begins with the users. */
export function OverviewPage() {
  const { role } = useCurrentUser()
  return role === 'admin' ? <Shown /> : <Redirect to="/admin/users" replace />
}

const Shown = () => (
  <AdminPage tab="admin-overview" title={tPages('headings.admin-overview')}>
    <Live />
  </AdminPage>
)

/** Apart from the page around it, which is not drawn again with each act. */
function Live() {
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
      // Each act moves the others down. A comparison by place would copy all of them.
      structuralSharing: false,
    }),
  )
  const isLive = useRoom(ADMIN_ROOM) === 'live'
  return (
    <QueryState query={query} loading={<Loading />} failed={t('failed')}>
      {overview => <Overview overview={overview} isLive={isLive} />}
    </QueryState>
  )
}

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/**
 * Returns the time, which changes each second, and the value as it was then. Minutes move, a sample ends,
 * and charts are drawn so often at most.
 */
function useEachSecond<T>(value: T): { now: number; value: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const [held, setHeld] = useState(() => ({ now: Date.now(), value }))
  useEffect(() => {
    const timer = setInterval(() => setHeld({ now: Date.now(), value: latest.current }), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return held
}

const COUNT = new Intl.NumberFormat('en')

function Overview({ overview, isLive }: { overview: LiveOverview; isLive: boolean }) {
  const { presence, days, isDemo } = overview
  const { now, value: minutes } = useEachSecond(overview.minutes)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-2 gap-5 lg:grid-cols-5 max-lg:[&>:last-child]:col-span-2">
        <Number title={t('people')} value={presence.people} />
        <Number title={t('documents')} value={presence.documents} />
        <LastHour minutes={minutes} minute={Math.floor(now / MINUTE_MS) * MINUTE_MS} />
      </div>
      <Feed overview={overview} isLive={isLive} now={now} />
      <LastDays days={days} isDemo={isDemo} />
    </div>
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
