import { endpoint } from '#schema/endpoints/endpoint.ts'

import { listedMessage, messageAnswer, messageParams, messagesPage, messagesQuery } from './messages.ts'

export const list = endpoint('GET /api/admin/messages', {
  summary: 'List the messages from the contact page, the newest first',
  access: { roles: ['admin', 'support'] },
  query: messagesQuery,
  answer: messagesPage,
})

export const answer = endpoint('POST /api/admin/messages/:messageId/answer', {
  summary: 'Answer a message by email, once',
  access: { roles: ['admin', 'support'] },
  params: messageParams,
  body: messageAnswer,
  answer: listedMessage,
})
