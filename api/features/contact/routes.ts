import { receiveMessage } from '#api/features/contact/receive.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/contact/endpoints.ts'

/** The form of the contact page. */
export const contactRoutes = ({ sequelize }: ApiContext): Implementation[] => [
  implement(endpoints.send)(async ({ body: { website, ...written } }) => {
    // A program that reads the refusal would leave the field empty next time.
    if (website === '') await sequelize.transaction(tx => receiveMessage(tx, written))
    return { success: true, message: t('contact.received') }
  }),
]
