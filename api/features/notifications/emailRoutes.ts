import type { Sequelize } from 'sequelize'

import { userOf } from '#api/features/notifications/offLinks.ts'
import { turnMailOff } from '#api/features/notifications/settings.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { SiteContents } from '#api/services/sitePages.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import * as endpoints from '#schema/notifications/emailEndpoints.ts'
import {
  EMAILS_OUTCOMES,
  EMAILS_PAGE,
  type EmailsOutcome,
  type EmailsState,
} from '#schema/notifications/emails.ts'

const pageOf = (outcome: EmailsOutcome): string => `${EMAILS_PAGE}?outcome=${outcome}`

/** The links that end emails of notifications. They need neither a session nor JavaScript. */
export const notificationEmailRoutes = ({ sequelize, secretBox }: ApiContext): Implementation[] => [
  implement(endpoints.mailOffOneClick)(async ({ params }) => {
    await endMail(sequelize, secretBox, params.token)
  }),

  implement(endpoints.mailOffPage)(({ params }) => `${EMAILS_PAGE}/${params.token}`),

  implement(endpoints.mailOff)(async ({ body }) =>
    pageOf((await endMail(sequelize, secretBox, body.token)) ? 'off' : 'expired'),
  ),
]

/** Turns all emails of a token's user off. Returns false for a wrong token. */
async function endMail(sequelize: Sequelize, secretBox: SecretBox, token: string): Promise<boolean> {
  const userId = userOf(secretBox, token)
  if (userId !== null) await sequelize.transaction(tx => turnMailOff(tx, userId))
  return userId !== null
}

/** The page that asks, and that which says what is off. */
export const notificationEmailPage = (secretBox: SecretBox): SiteContents => ({
  'notification-emails': async ({ token }, { outcome }) => {
    const content: EmailsState =
      token === undefined
        ? { state: EMAILS_OUTCOMES.find(known => known === outcome) ?? 'expired' }
        : userOf(secretBox, token) === null
          ? { state: 'expired' }
          : { state: 'ask', token }
    return { content, isIndexed: false, isKept: false }
  },
})
