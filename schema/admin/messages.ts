import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { isBlank } from '#schema/shared/blank.ts'
import { cursorText } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

import { shownRevision } from './acts.ts'

/** Number of messages on a page of the list. */
export const MESSAGES_PAGE = 50
/** Maximum number of characters of an answer. */
export const ANSWER_MAX = 5000

export const messageState = z.enum(['open', 'answered'])
export type MessageState = z.infer<typeof messageState>

/** GET /api/admin/messages. `after`: the place where the page before ends. */
export const messagesQuery = z.strictObject({
  state: z.optional(messageState),
  after: z.optional(cursorText()),
})
export type MessagesQuery = z.infer<typeof messagesQuery>

/** A message from the contact page, with its answer. */
export const listedMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: timestamp,
  state: messageState,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /** The name of the person who answered. Null: there is no answer, or the account is deleted. */
  answeredBy: z.nullable(z.string()),
  revision: z.int(),
})
export type ListedMessage = z.infer<typeof listedMessage>

/** A page of the list, newest first. `next`: the place where it ends; null: no others follow. */
export const messagesPage = z.object({
  messages: z.array(listedMessage),
  next: z.nullable(z.string()),
})
export type MessagesPage = z.infer<typeof messagesPage>

export const messageParams = z.object({ messageId: id })

/** POST /api/admin/messages/:messageId/answer. Another revision answers 409 “Changed by someone else”. */
export const messageAnswer = z.strictObject({
  revision: shownRevision,
  text: z.string().check(
    z.trim(),
    z.refine(text => !isBlank(text), issueKey('textMissing')),
    z.maxLength(ANSWER_MAX, issueKey('textLong')),
  ),
})
export type MessageAnswer = z.infer<typeof messageAnswer>
