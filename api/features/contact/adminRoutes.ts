import { answerMessage } from '#api/features/contact/answer.ts'
import { listMessages } from '#api/features/contact/list.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/messageEndpoints.ts'

/** The messages from the contact page, for administrators and support. */
export const contactAdminRoutes = ({ sequelize, urls }: ApiContext): Implementation[] => [
  implement(endpoints.list)(({ query }) => listMessages(query)),

  implement(endpoints.answer)(({ user: actor, request, params: { messageId }, body }) =>
    sequelize.transaction(tx =>
      answerMessage(tx, {
        actor,
        sessionId: request.sessionID,
        requestId: request.id,
        messageId,
        link: urls.page('/contact'),
        ...body,
      }),
    ),
  ),
]
