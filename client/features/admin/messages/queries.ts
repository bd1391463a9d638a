import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/admin/messageEndpoints.ts'
import type { MessagesQuery } from '#schema/admin/messages.ts'

import { pagedQuery } from '../pagedQuery.ts'
import { ADMIN } from '../useAdminTime.ts'

export const MESSAGES = [ADMIN, 'messages']

/** The messages of a state, newest first. */
export const messagesQuery = (state: MessagesQuery['state']) =>
  pagedQuery({
    queryKey: [...MESSAGES, state ?? 'all'],
    read: (place, signal) =>
      call(endpoints.list, { query: { ...(state && { state }), ...place } }, { signal }),
    rowsOf: ({ messages }) => messages,
  })
