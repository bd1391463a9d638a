import { streamAddresses } from '#api/features/newsletter/file.ts'
import { emailIn, linkOf } from '#api/features/newsletter/links.ts'
import { confirm, subscribe, unsubscribe } from '#api/features/newsletter/subscriptions.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { mailboxKey, mailboxOf } from '#api/kit/mailbox.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as adminEndpoints from '#schema/admin/newsletterEndpoints.ts'
import { NEWSLETTER_ACTS, type NewsletterOutcome } from '#schema/newsletter/contract.ts'
import * as endpoints from '#schema/newsletter/endpoints.ts'
import { fromKeys } from '#schema/shared/records.ts'

const pageOf = (outcome: NewsletterOutcome): string => `/newsletter?outcome=${outcome}`

/**
 * The forms of the newsletter. They need no JavaScript: each answer is a page. They need no session either,
 * and take calls of any origin, since a browser names none with the form of a page that sends no referrers.
 */
export const newsletterRoutes = ({ sequelize, secretBox, urls }: ApiContext): Implementation[] => [
  implement(endpoints.subscribe)(async ({ body: { email: typed, website } }) => {
    if (mailboxOf(typed) === null) return pageOf('invalid')
    const email = mailboxKey(typed)
    const links = fromKeys(NEWSLETTER_ACTS, act => linkOf(urls, secretBox, act, email))
    if (website === '') await sequelize.transaction(tx => subscribe(tx, email, links))
    return pageOf('sent')
  }),

  implement(endpoints.confirm)(async ({ body }) => {
    const email = emailIn(secretBox, 'confirm', body.token)
    const isConfirmed = email !== null && (await sequelize.transaction(tx => confirm(tx, email)))
    return pageOf(isConfirmed ? 'confirmed' : 'expired')
  }),

  implement(endpoints.unsubscribe)(async ({ body }) => {
    const email = emailIn(secretBox, 'unsubscribe', body.token)
    if (email === null) return pageOf('expired')
    await sequelize.transaction(tx => unsubscribe(tx, email))
    return pageOf('unsubscribed')
  }),
]

export const newsletterAdminRoutes = (context: ApiContext): Implementation[] => [
  implement(adminEndpoints.file)(async ({ user: actor, request, response }) => {
    await streamAddresses(context, { sequelize: context.sequelize, actor, request, response })
    return undefined
  }),
]
