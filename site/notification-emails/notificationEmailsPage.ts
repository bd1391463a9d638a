import { sitePage } from '#site/page.tsx'

import { NotificationEmailsPage } from './NotificationEmailsPage.tsx'
import { parseEmails } from './parse.ts'

export const notificationEmailsPage = sitePage(parseEmails, NotificationEmailsPage)
