import * as z from 'zod/mini'

import { notification, unreadCount, type Notification } from '#schema/notifications/contract.ts'

import type { Person } from './factories.ts'

/** Returns the notifications of a user as the bell lists them. */
export const notificationsOf = async ({ client }: Person, query = ''): Promise<Notification[]> =>
  z.array(notification).parse((await client.get(`/api/notifications${query}`)).json)

/** Returns how many notifications a user has not read. */
export const unreadOf = async ({ client }: Person): Promise<number> =>
  unreadCount.parse((await client.get('/api/notifications/unread')).json).unread
