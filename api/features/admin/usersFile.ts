import type { Request, Response } from 'express'
import type { Sequelize, Transaction } from 'sequelize'

import { lockActing } from '#api/features/auth/acting.ts'
import type { Account } from '#api/features/users/account.ts'
import { sendCsv } from '#api/kit/csvFile.ts'
import { t } from '#api/kit/messages.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ListedUser, UserFilters } from '#schema/admin/users.ts'
import { AppError } from '#schema/shared/errors.ts'

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
    const file = { name: 'users', head: HEAD, parts: rowsOf(allUsers(filters)) }
    await sendCsv(response, file, async () => void (await sequelize.transaction(requireAdmin)))
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

async function* rowsOf(parts: AsyncIterable<readonly ListedUser[]>): AsyncGenerator<(string | number)[][]> {
  for await (const users of parts)
    yield users.map(user => [
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
    ])
}
