import { once } from 'node:events'

import type { Response } from 'express'

import type { UserFilters } from '#schema/admin/users.ts'

import { csvRow } from './csv.ts'
import { allUsers } from './userList.ts'

const HEAD = ['id', 'email', 'first name', 'last name', 'role', 'plan', 'status', 'used', 'limit', 'since']

/** Streams the users as a csv file, no faster than the client reads. */
export async function streamUsers(filters: UserFilters, response: Response): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  let begun = false
  for await (const users of allUsers(filters)) {
    if (!begun) {
      // Now the database has answered, so that an outage is still reported as an error.
      begun = true
      response.status(200).set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="users-${day}.csv"`,
      })
      // Spreadsheets take a file without this mark for another encoding.
      response.write(`\uFEFF${csvRow(HEAD)}`)
    }
    const rows = users.map(user =>
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
    if (response.destroyed) return
    if (!response.write(rows.join(''))) await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}
