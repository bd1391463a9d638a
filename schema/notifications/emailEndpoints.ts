import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import { EMAILS_TOKEN } from '#schema/notifications/emails.ts'

const limits = [{ name: 'notification-emails', calls: 60, seconds: HOUR_S, per: 'address' }] as const
const params = z.object({ token: z.string().check(z.regex(EMAILS_TOKEN)) })

/** The call of an email program (RFC 8058), which follows no redirect. */
export const mailOffOneClick = endpoint('POST /api/notification-emails/off/:token', {
  summary: 'Stop all emails of notifications, as an email program does',
  access: 'public',
  params,
  form: z.object({}),
  limits,
})

export const mailOffPage = endpoint('GET /api/notification-emails/off/:token', {
  summary: 'Go to the page that stops emails of notifications',
  access: 'public',
  params,
  redirect: true,
  limits,
})

export const mailOff = endpoint('POST /api/notification-emails/off', {
  summary: 'Stop all emails of notifications with the token of a link',
  access: 'public',
  form: z.object({ token: z._default(z.string(), '') }),
  redirect: true,
  limits,
})
