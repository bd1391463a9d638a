import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Request, Response } from 'express'
import type { Sequelize, Transaction } from 'sequelize'

import { lockActing } from '#api/features/auth/acting.ts'
import type { Account } from '#api/features/users/account.ts'
import { hasLeft } from '#api/kit/hasLeft.ts'
import { t } from '#api/kit/messages.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ListedUser, UserFilters } from '#schema/admin/users.ts'
import { AppError } from '#schema/shared/errors.ts'

import { csvRow } from './csv.ts'
import { allUsers } from './userList.ts'

const HEAD = ['id', 'email', 'first name', 'last name', 'role', 'plan', 'status', 'used', 'limit', 'since']

/** The administrators whose download runs in this process. */
const downloading = new Set<string>()

type Download = { actor: Account; request: Request; response: Response }

/**
 * Streams the users as a csv file, no faster than the client reads, and adds that to the audit. Throws
 * IN_PROGRESS while another download of the administrator runs.
 */
export async function streamUsers(
  sequelize: Sequelize,
  filters: UserFilters,
  { actor, request, response }: Download,
): Promise<void> {
  if (downloading.has(actor.id)) throw new AppError('IN_PROGRESS', t('admin.downloading'))
  downloading.add(actor.id)
  const { id, name } = actorOf(actor)
  try {
    const requireAdmin = (tx: Transaction) =>
      lockActing(tx, { actor, sessionId: request.sessionID }, ['admin'])
    await sequelize.transaction(async tx => {
      await requireAdmin(tx)
      await audit(tx, {
        act: 'admin.downloaded',
        actor: actorOf(actor),
        subject: { kind: 'user', id, name },
        after: wantedOf(filters),
        requestId: request.id,
      })
    })
    await send(filters, response, async () => void (await sequelize.transaction(requireAdmin)))
  } finally {
    downloading.delete(actor.id)
  }
}

const wantedOf = ({ search, order, plan, role, status }: UserFilters) => ({
  search: search === '' ? null : search,
  plan: plan ?? null,
  role: role ?? null,
  status: status ?? null,
  order,
})

/** `check` is called before each part, and rejects once the administrator may not read on. */
async function send(filters: UserFilters, response: Response, check: () => Promise<void>): Promise<void> {
  const parts = allUsers(filters)
  // Before the first byte, so that an outage of the database is still reported as an error.
  const first = await parts.next()
  if (response.destroyed) return
  const day = new Date().toISOString().slice(0, 10)
  response.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="users-${day}.csv"`,
  })
  try {
    await pipeline(Readable.from(textOf(first.done ? [] : first.value, parts, check)), response)
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

async function* textOf(
  first: ListedUser[],
  rest: AsyncIterable<ListedUser[]>,
  check: () => Promise<void>,
): AsyncGenerator<string> {
  // Spreadsheets take a file without this mark for another encoding.
  yield `\uFEFF${csvRow(HEAD)}${rowsOf(first)}`
  for await (const users of rest) {
    await check()
    yield rowsOf(users)
  }
}

const rowsOf = (users: readonly ListedUser[]): string =>
  users
    .map(user =>
      csvRow([
        user.id,
        user.email,
        user.firstName,
        user.lastName,
        user.role,
        user.plan,
        user.status,
        user.used,
        user.limit,
        user.createdAt,
      ]),
    )
    .join('')
