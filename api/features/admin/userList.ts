import { z } from 'zod'

import { likeLiteral } from '#api/kit/like.ts'
import { cursorSql, momentSql, pageIn, placeIn } from '#api/kit/page.ts'
import { query } from '#api/kit/query.ts'
import {
  USER_PLACES,
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

const BY_TIME = cursorSql(momentSql('u.created_at'), 'u.id')

/** The order of the list: by an index, with the cursor behind a row, and the condition of those after a place. */
const ORDERS: Record<UserOrder, { by: string; cursor: string; after: string }> = {
  newest: {
    by: 'u.created_at DESC, u.id DESC',
    cursor: BY_TIME,
    after: '(u.created_at, u.id) < ($1::timestamptz, $2::uuid)',
  },
  oldest: {
    by: 'u.created_at, u.id',
    cursor: BY_TIME,
    after: '(u.created_at, u.id) > ($1::timestamptz, $2::uuid)',
  },
  email: { by: 'lower(u.email)', cursor: 'lower(u.email)', after: 'lower(u.email) > $1::text' },
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

/** Returns the statement of a part of the list after a place, for the tests too. */
export function usersStatement(
  { after, ...filters }: UsersQuery,
  limit: number,
): { text: string; bind: unknown[] } {
  const order = ORDERS[filters.order]
  const place = placeIn(after, USER_PLACES[filters.order])
  const { all, bind } = conditionsOf(filters, place ? [...place] : [])
  if (place) all.push(order.after)
  const where = all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`
  return {
    text: `SELECT ${LISTED}, ${order.cursor} AS cursor FROM users u ${where} ORDER BY ${order.by} LIMIT $${bind.push(limit)}`,
    bind,
  }
}

const pageRow = z.object({ ...listedRow.shape, cursor: z.string() })

async function partOf(wanted: UsersQuery, size: number): Promise<UsersPage> {
  const { text, bind } = usersStatement(wanted, size + 1)
  const { rows, next } = pageIn(await query(null, pageRow, text, bind), size)
  return { users: rows.map(({ cursor: _cursor, ...row }) => presentListed(row)), next }
}

/** Returns a page of the users. */
export const listUsers = (wanted: UsersQuery): Promise<UsersPage> => partOf(wanted, USERS_PAGE)

const FILE_PAGE = 500

/** Yields all users that the filters leave, in parts, without holding a connection in between. */
export async function* allUsers(filters: UserFilters): AsyncGenerator<ListedUser[]> {
  let after: string | undefined
  do {
    const { users, next }: UsersPage = await partOf({ ...filters, after }, FILE_PAGE)
    yield users
    after = next ?? undefined
  } while (after !== undefined)
}
