import { streamAddresses } from '#api/features/newsletter/file.ts'
import { emailIn, linkOf } from '#api/features/newsletter/links.ts'
import { confirm, subscribe, unsubscribe } from '#api/features/newsletter/subscriptions.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { isStorable } from '#api/kit/text.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as adminEndpoints from '#schema/admin/newsletterEndpoints.ts'
import type { NewsletterOutcome } from '#schema/newsletter/contract.ts'
import * as endpoints from '#schema/newsletter/endpoints.ts'
import { isEmail } from '#schema/shared/email.ts'

const pageOf = (outcome: NewsletterOutcome): string => `/newsletter?outcome=${outcome}`

/** The forms of the newsletter. They need no JavaScript: each answer is a page. */
export const newsletterRoutes = (context: ApiContext): Implementation[] => {
  const { sequelize, secretBox, urls } = context
  return [
    implement(endpoints.subscribe)(async ({ body: { email: typed, website } }) => {
      const email = typed.trim().toLowerCase()
      if (!isEmail(email) || !isStorable(email)) return pageOf('invalid')
      const link = linkOf(urls, secretBox, 'confirm', email)
      if (website === '') await sequelize.transaction(tx => subscribe(tx, email, link))
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

    implement(adminEndpoints.file)(async ({ user: actor, request, response }) => {
      await streamAddresses(context, { actor, request, response })
      return undefined
    }),
  ]
}
