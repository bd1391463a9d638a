import {
  notifyManager,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { isNewer } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import * as endpoints from '#schema/notifications/endpoints.ts'
import {
  changedSettings,
  type NotificationSettings,
  type SettingsChange,
} from '#schema/notifications/settings.ts'

const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(endpoints.readSettings, {}, { signal }),
})

/**
 * The kinds of notifications that the user turned off. A change that is being saved shows at once, and
 * what comes meanwhile does not undo it.
 */
export function useNotificationSettings() {
  const query = useLiveQuery(useUserRoom(), settingsQuery)
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly SettingsChange[]>([])
  const { mutate, ...saving } = useMutation({
    // One at a time, so that the last change wins.
    scope: { id: 'notification-settings' },
    mutationFn: (change: SettingsChange) => call(endpoints.changeSettings, { body: change }),
    onSuccess: changed => adoptSettings(queryClient, changed),
    // The server may have made a change whose answer was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    // Not before the answer shows. Otherwise, the choice would disappear for a moment.
    onSettled: (_changed, _error, change) =>
      notifyManager.schedule(() => setWaiting(changes => changes.filter(each => each !== change))),
  })
  const choose = (change: SettingsChange) => {
    setWaiting(changes => [...changes, change])
    mutate(change)
  }
  const data = query.data && waiting.reduce(changedSettings, query.data)
  return { query: { ...query, data }, saving, choose }
}

/** Keeps settings that are newer than those that are shown. */
export function adoptSettings(queryClient: QueryClient, changed: NotificationSettings): void {
  const { queryKey } = settingsQuery
  if (isNewer(changed, queryClient.getQueryData(queryKey))) queryClient.setQueryData(queryKey, changed)
}
