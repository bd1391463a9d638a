import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser, useUserRoom } from '#client/shared/api/currentUser.ts'
import { useLiveConnection } from '#client/shared/live/LiveProvider.tsx'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { notificationCursor, notificationsChanged, type UnreadCount } from '#schema/notifications/contract.ts'
import * as endpoints from '#schema/notifications/endpoints.ts'
import { nextCursor } from '#schema/shared/cursor.ts'

/** How the unread notifications are counted. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => call(endpoints.count, {}, { signal }),
})

/** How the list is read, a page at a time. */
export const listQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam: before, signal }) =>
    call(endpoints.list, { query: before === null ? {} : { before } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: page => nextCursor(page, notificationCursor),
  select: ({ pages }) => pages.flat(),
  refetchOnMount: 'always',
})

const useCount = () => useLiveQuery(useUserRoom(), unreadQuery)

/** The number of unread notifications. Events update it in every tab. */
export const useUnread = (): number => useCount().data?.unread ?? 0

/** The notifications of the user: the pages that are loaded, joined. Events read them again. */
export function useNotifications() {
  const room = useUserRoom()
  const isJoining = useRoom(room) === 'joining'
  return useInfiniteQuery({ ...listQuery, meta: { room }, ...(isJoining && { enabled: false }) })
}

/** Marks one notification as read. */
export const useMarkRead = () =>
  useMark((id: string) => call(endpoints.read, { params: { notificationId: id } }))

/** Marks all notifications as read, up to the newest one on the screen. */
export const useMarkAllRead = () => useMark((newest: string) => call(endpoints.readAll, { body: { newest } }))

/** Marks as read that a document was shared with the user, who has opened it. */
export const useMarkOpened = () =>
  useMark((documentId: string) => call(endpoints.opened, { params: { id: documentId } }))

/**
 * Marks as read what is about the thread that the user sees in a document, also what comes meanwhile.
 * Each new count is a reason to try again what failed before.
 */
export function useMarkThread(documentId: string, seen: string | null): void {
  const { data, dataUpdatedAt } = useCount()
  const { mutate } = useMark((threadId: string) =>
    call(endpoints.openedThread, { params: { id: documentId, threadId } }),
  )
  const hasUnread = (data?.unread ?? 0) > 0
  useEffect(() => {
    if (seen !== null && hasUnread && dataUpdatedAt !== 0) mutate(seen)
  }, [seen, hasUnread, dataUpdatedAt, mutate])
}

function useMark(mark: (id: string) => Promise<UnreadCount>) {
  const queryClient = useQueryClient()
  const connection = useLiveConnection()
  const { id: key } = useCurrentUser()
  return useMutation({
    mutationFn: mark,
    onSuccess: value => {
      // The same as the event, which may come later.
      connection?.tell(notificationsChanged, { key, revision: value.revision, value })
      return queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
    },
  })
}
