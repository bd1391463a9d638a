import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { cursorSql, momentSql, pageIn, placeIn } from '#api/kit/page.ts'
import { query } from '#api/kit/query.ts'
import {
  MESSAGES_PAGE,
  messageState,
  type ListedMessage,
  type MessagesPage,
  type MessagesQuery,
} from '#schema/admin/messages.ts'

const row = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: z.date(),
  state: messageState,
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
  answeredBy: z.string().nullable(),
  revision: z.number(),
})
const pageRow = z.object({ ...row.shape, cursor: z.string() })

/** The columns of a listed message, of `contact_messages m`. */
const LISTED = `m.id, m.name, m.email, m.subject, m.message, m.created_at AS at, m.state, m.answer,
  m.answered_at AS "answeredAt", trim(u.first_name || ' ' || u.last_name) AS "answeredBy", m.revision`
const ANSWERED = 'LEFT JOIN users u ON u.id = m.answered_by'

const present = ({ at, answeredAt, ...message }: z.infer<typeof row>): ListedMessage => ({
  ...message,
  at: at.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** Returns the statement that reads a page and one more message, for the tests too. Each filter has an index. */
export function messagesStatement({ state, after }: MessagesQuery): { text: string; bind: unknown[] } {
  const bind: unknown[] = []
  const bound = (value: unknown) => `$${bind.push(value)}`
  const conditions: string[] = []
  if (state !== undefined) conditions.push(`state = ${bound(state)}`)
  const place = placeIn(after)
  if (place) {
    const [at, id] = place.map(bound)
    conditions.push(`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  const text = `SELECT ${LISTED}, ${cursorSql(momentSql('m.created_at'), 'm.id')} AS cursor
    FROM (SELECT * FROM contact_messages ${where} ORDER BY created_at DESC, id DESC LIMIT ${MESSAGES_PAGE + 1}) m
    ${ANSWERED} ORDER BY m.created_at DESC, m.id DESC`
  return { text, bind }
}

/** Returns a page of the messages, the newest first. */
export async function listMessages(wanted: MessagesQuery): Promise<MessagesPage> {
  const { text, bind } = messagesStatement(wanted)
  const { rows, next } = pageIn(await query(null, pageRow, text, bind), MESSAGES_PAGE)
  return { messages: rows.map(({ cursor: _cursor, ...message }) => present(message)), next }
}

/** Returns a message, or null if there is none. */
export async function readMessage(tx: Transaction, messageId: string): Promise<ListedMessage | null> {
  const [found] = await query(
    tx,
    row,
    `SELECT ${LISTED} FROM contact_messages m ${ANSWERED} WHERE m.id = $1`,
    [messageId],
  )
  return found ? present(found) : null
}
