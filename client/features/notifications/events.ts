import type { QueryClient } from '@tanstack/react-query'

import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { documentChanged } from '#schema/documents/contract.ts'
import { notificationsChanged } from '#schema/notifications/contract.ts'
import { notificationSettingsChanged } from '#schema/notifications/settings.ts'
import { accessChanged } from '#schema/sharing/contract.ts'

import { listQuery, unreadQuery } from './queries.ts'
import { adoptSettings } from './settings.ts'

/**
 * A document that is closed, or in the trash, takes its notifications with it, and one that opens again
 * brings them back.
 */
function readAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
}

/** Whether each document was gone or in the trash at its last event. */
const hidden = new Map<string, boolean>()

/** Keeps the bell, its list and the settings up to date. */
export const notificationEvents = [
  onEvent(notificationsChanged, (queryClient, { value }) => {
    if (value === null) return readAgain(queryClient)
    if (!isNewer(value, queryClient.getQueryData(unreadQuery.queryKey))) return
    queryClient.setQueryData(unreadQuery.queryKey, value)
    void queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
  }),
  onEvent(notificationSettingsChanged, (queryClient, { value }) => {
    if (value) adoptSettings(queryClient, value)
  }),
  onEvent(accessChanged, readAgain),
  onEvent(documentChanged, (queryClient, { key, value }) => {
    const isHidden = value === null || value.trashedAt !== null
    if (hidden.get(key) === isHidden) return
    hidden.set(key, isHidden)
    readAgain(queryClient)
  }),
]
