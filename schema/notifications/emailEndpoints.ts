import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { EMAILS_TOKEN } from '#schema/notifications/emails.ts'

const params = z.object({ token: z.string().check(z.regex(EMAILS_TOKEN)) })

// No limits besides that of all calls: no one guesses a token, and an email service calls from few addresses for
// all of its users.

/** The call of an email program (RFC 8058), which follows no redirect. */
export const mailOffOneClick = endpoint('POST /api/notification-emails/off/:token', {
  summary: 'Stop all emails of notifications, as an email program does',
  access: 'public',
  params,
  form: z.object({}),
})

export const mailOffPage = endpoint('GET /api/notification-emails/off/:token', {
  summary: 'Go to the page that stops emails of notifications',
  access: 'public',
  params,
  redirect: true,
})

export const mailOff = endpoint('POST /api/notification-emails/off', {
  summary: 'Stop all emails of notifications with the token of a link',
  access: 'public',
  form: z.object({ token: z._default(z.string(), '') }),
  redirect: true,
})
