import { z } from 'zod'

import { likeLiteral } from '#api/kit/like.ts'
import { query } from '#api/kit/query.ts'
import {
  USERS_PAGE,
  userStatus,
  type ListedUser,
  type UserFilters,
  type UserOrder,
  type UsersPage,
  type UsersQuery,
  type UserStatus,
} from '#schema/admin/users.ts'
import { planName } from '#schema/plans/contract.ts'
import { userRole } from '#schema/users/user.ts'

/** The columns of a listed user, of `users u`. */
const STATUS = `CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.delete_at IS NOT NULL THEN 'leaving'
  WHEN u.email_verified_at IS NULL THEN 'unconfirmed' ELSE 'active' END`
export const LISTED = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email,
  u.profile_image_url AS "profileImageUrl", u.role, u.plan_name AS plan, ${STATUS} AS status,
  (SELECT used FROM usage_now(u.id, now())) AS used, usage_limit(u.id) AS "limit",
  u.created_at AS "createdAt"`

export const listedRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  role: userRole,
  plan: planName,
  status: userStatus,
  used: z.number(),
  limit: z.number(),
  createdAt: z.date(),
})

export const presentListed = ({ createdAt, ...row }: z.infer<typeof listedRow>): ListedUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** The order of the list: by a key of an index, and the place after a row with that key. */
const ORDERS: Record<UserOrder, { by: string; key: string; after: string }> = {
  newest: {
    by: 'u.created_at DESC, u.id DESC',
    key: 'u.created_at::text',
    after: '(u.created_at, u.id) < ($1::timestamptz, $2::uuid)',
  },
  oldest: {
    by: 'u.created_at, u.id',
    key: 'u.created_at::text',
    after: '(u.created_at, u.id) > ($1::timestamptz, $2::uuid)',
  },
  // No two users have the same email.
  email: { by: 'lower(u.email)', key: 'lower(u.email)', after: 'lower(u.email) > $1 AND u.id <> $2::uuid' },
}

const STATUS_IS: Record<UserStatus, string> = {
  suspended: 'u.suspended_at IS NOT NULL',
  leaving: 'u.suspended_at IS NULL AND u.delete_at IS NOT NULL',
  unconfirmed: 'u.suspended_at IS NULL AND u.delete_at IS NULL AND u.email_verified_at IS NULL',
  active: 'u.suspended_at IS NULL AND u.delete_at IS NULL AND u.email_verified_at IS NOT NULL',
}

/** More words would not find less. */
const WORDS_MAX = 5
/** The trigrams of shorter words are not whole. */
const ANYWHERE_FROM = 3

/** A list of conditions and the values of their parameters. */
type Conditions = { all: string[]; bind: unknown[] }

function conditionsOf({ search, plan, role, status }: UserFilters, bind: unknown[]): Conditions {
  const all: string[] = []
  const value = (given: unknown) => `$${bind.push(given)}`
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    const literal = likeLiteral(word)
    if (word.length >= ANYWHERE_FROM)
      all.push(`lower(u.email || ' ' || u.first_name || ' ' || u.last_name) LIKE ${value(`%${literal}%`)}`)
    else {
      const start = value(`${literal}%`)
      const columns = ['email', 'first_name', 'last_name']
      all.push(`(${columns.map(name => `lower(u.${name}) LIKE ${start}`).join(' OR ')})`)
    }
  }
  if (plan !== undefined) all.push(`u.plan_name = ${value(plan)}`)
  if (role !== undefined) all.push(`u.role = ${value(role)}${role === 'user' ? '' : " AND u.role <> 'user'"}`)
  if (status !== undefined) all.push(STATUS_IS[status])
  return { all, bind }
}

/** A place in the list: the key of its order, and the id of a user. */
type Place = { key: string; id: string }

/** Returns the statement of a part of the list after a place, for the tests too. */
export function usersStatement(
  filters: UserFilters,
  after: Place | null,
  limit: number,
): { text: string; bind: unknown[] } {
  const order = ORDERS[filters.order]
  const { all, bind } = conditionsOf(filters, after ? [after.key, after.id] : [])
  if (after) all.push(order.after)
  const where = all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`
  return {
    text: `SELECT ${LISTED}, ${order.key} AS key FROM users u ${where} ORDER BY ${order.by} LIMIT $${bind.push(limit)}`,
    bind,
  }
}

const keyedRow = z.object({ ...listedRow.shape, key: z.string() })

async function rowsAfter(filters: UserFilters, after: Place | null, limit: number) {
  const { text, bind } = usersStatement(filters, after, limit)
  return query(null, keyedRow, text, bind)
}

/** Returns a page of the users. */
export async function listUsers({ after, ...filters }: UsersQuery): Promise<UsersPage> {
  const place = after === undefined ? null : await placeOf(filters.order, after)
  // The user was deleted meanwhile. The list begins again when the filters change.
  if (place === undefined) return { users: [], more: false }
  const rows = await rowsAfter(filters, place, USERS_PAGE + 1)
  return {
    users: rows.slice(0, USERS_PAGE).map(({ key: _key, ...row }) => presentListed(row)),
    more: rows.length > USERS_PAGE,
  }
}

async function placeOf(order: UserOrder, id: string): Promise<Place | undefined> {
  const [found] = await query(
    null,
    z.object({ key: z.string() }),
    `SELECT ${ORDERS[order].key} AS key FROM users u WHERE id = $1`,
    [id],
  )
  return found && { key: found.key, id }
}

const FILE_PAGE = 500

/** Yields all users that the filters leave, in parts, without holding a connection in between. */
export async function* allUsers(filters: UserFilters): AsyncGenerator<ListedUser[]> {
  let after: Place | null = null
  for (;;) {
    const rows: z.infer<typeof keyedRow>[] = await rowsAfter(filters, after, FILE_PAGE)
    yield rows.map(({ key: _key, ...row }) => presentListed(row))
    const last = rows.at(-1)
    if (!last || rows.length < FILE_PAGE) return
    after = { key: last.key, id: last.id }
  }
}
