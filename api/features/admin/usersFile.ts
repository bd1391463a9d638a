import { streamAudited, type Download } from '#api/features/auth/download.ts'
import type { ListedUser, UserFilters } from '#schema/admin/users.ts'

import { allUsers } from './userList.ts'

const HEAD = ['id', 'email', 'first name', 'last name', 'role', 'plan', 'status', 'used', 'limit', 'since']

/** Streams the users as a csv file. Throws IN_PROGRESS. */
export const streamUsers = (filters: UserFilters, download: Download): Promise<void> =>
  streamAudited(
    download,
    { act: 'admin.downloaded', after: wantedOf(filters) },
    { name: 'users', head: HEAD, parts: rowsOf(allUsers(filters)) },
  )

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
