import { onEvent } from '#client/shared/live/events.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { SITE_ROOM } from '#schema/rooms/room.ts'
import { siteSettingsChanged } from '#schema/site/branding.ts'

import { siteSettingsQuery } from './useSiteSettings.ts'

/** Keeps the settings of an open page up to date. */
export const siteEvents = [
  onEvent(siteSettingsChanged, (client, { value }) => {
    if (value) client.setQueryData(siteSettingsQuery.queryKey, value)
  }),
]

/** Follows changes of the site's settings. The signed-in page calls it once. */
export function useLiveSettings(): void {
  useRoom(SITE_ROOM)
}
