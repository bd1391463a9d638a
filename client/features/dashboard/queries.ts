import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser, useUserRoom } from '#client/shared/api/currentUser.ts'
import { keptRead } from '#client/shared/api/keptReads.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { dashboard } from '#schema/dashboard/contract.ts'
import * as endpoints from '#schema/dashboard/endpoints.ts'

import { DASHBOARD } from './events.ts'

/** Milliseconds until shortly after midnight on this device, whose time zone the server is sent. */
function untilTomorrow(): number {
  const now = new Date()
  return new Date(now).setHours(24, 0, 5) - now.getTime()
}

const dashboardQuery = (userId: string) =>
  queryOptions({
    queryKey: [...DASHBOARD, userId],
    queryFn: ({ signal }) =>
      keptRead(`${userId}/dashboard`, dashboard, () => call(endpoints.read, {}, { signal })),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: untilTomorrow,
  })

/** The user's activity. The server is sent this device's time zone, which decides their days. */
export function useDashboard() {
  const found = useLiveQuery(useUserRoom(), dashboardQuery(useCurrentUser().id))
  useTimeZone(found.isFetchedAfterMount ? found.data?.timeZone : undefined)
  return found
}

/** Sets the time zone once for each opening: two open devices would set theirs in turn forever. */
function useTimeZone(stored: string | undefined): void {
  const isDecided = useRef(false)
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (timeZone: string) => call(endpoints.setTimeZone, { body: { timeZone } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: DASHBOARD }),
  })
  useEffect(() => {
    if (stored === undefined || isDecided.current) return
    isDecided.current = true
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (timeZone && stored !== timeZone) mutate(timeZone)
  }, [stored, mutate])
}
