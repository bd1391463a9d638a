import * as z from 'zod/mini'

import { order } from '#schema/payments/contract.ts'
import { planName } from '#schema/plans/contract.ts'
import { moment, readPlace, type CursorForm } from '#schema/shared/cursor.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { subscription } from '#schema/subscriptions/contract.ts'
import { usage } from '#schema/usage/contract.ts'
import { user, userRole } from '#schema/users/user.ts'

/** Number of users on a page of the list. */
export const USERS_PAGE = 50
export const SEARCH_MAX = 100

/** `leaving`: the deletion is scheduled. `unconfirmed`: the email was never confirmed. */
export const userStatus = z.enum(['active', 'unconfirmed', 'suspended', 'leaving'])
export type UserStatus = z.infer<typeof userStatus>

export const userOrder = z.enum(['newest', 'oldest', 'email'])
export type UserOrder = z.infer<typeof userOrder>

/** The search and the filters of the list of users. Each word of `search` is in the email or in the names. */
const filters = {
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)), ''),
  plan: z.optional(planName),
  role: z.optional(userRole),
  status: z.optional(userStatus),
  order: z._default(userOrder, 'newest'),
}

/** GET /api/admin/users.csv */
export const usersFileQuery = z.strictObject(filters)
export type UserFilters = z.infer<typeof usersFileQuery>

/** The values in the cursors of the list, by its order. No two users have the same email. */
export const USER_PLACES: Record<UserOrder, CursorForm> = {
  newest: [moment, id],
  oldest: [moment, id],
  // Some letters become longer in lower case.
  email: [z.string().check(z.minLength(1), z.maxLength(2 * EMAIL_MAX))],
}

/** GET /api/admin/users. `after`: the place where the page before ends. */
export const usersQuery = z.strictObject({ ...filters, after: z.optional(z.string()) }).check(
  z.refine(({ order, after }) => after === undefined || readPlace(after, USER_PLACES[order]) !== null, {
    path: ['after'],
  }),
)
export type UsersQuery = z.infer<typeof usersQuery>

/** A row of the list. `used`: queries of the running month. */
export const listedUser = z.object({
  ...z.pick(user, {
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    profileImageUrl: true,
    role: true,
    createdAt: true,
  }).shape,
  plan: planName,
  status: userStatus,
  used: z.int(),
  /** −1: without a limit. */
  limit: z.int(),
})
export type ListedUser = z.infer<typeof listedUser>

/** A page of the list. `next`: the place where it ends; null: no others follow. */
export const usersPage = z.object({ users: z.array(listedUser), next: z.nullable(z.string()) })
export type UsersPage = z.infer<typeof usersPage>

export const userParams = z.object({ userId: id })

/** A signed-in device of a user. */
export const userSession = z.object({ device: z.string(), address: z.string(), seenAt: timestamp })

/** GET /api/admin/users/:userId: all but the texts of a user. */
export const userDetails = z.object({
  user: z.object({
    ...listedUser.shape,
    ...z.pick(user, {
      emailVerified: true,
      pendingEmail: true,
      hasPassword: true,
      googleLinked: true,
      totpEnabled: true,
      deleteAt: true,
      revision: true,
    }).shape,
    /** An administrator’s decision. Null: the plan decides. */
    voiceCommandsAllowed: z.nullable(z.boolean()),
    suspendedAt: z.nullable(timestamp),
  }),
  usage,
  subscription,
  sessions: z.array(userSession),
  /** The newest ones. */
  orders: z.array(order),
  documents: z.int(),
  snippets: z.int(),
})
export type UserDetails = z.infer<typeof userDetails>

/** GET /api/admin/users/:userId/ledger. `before`: the position of the last entry of the page before. */
export const ledgerQuery = z.strictObject({
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
})

export const LEDGER_PAGE = 50

/** Queries that were granted (+) or used (−). */
export const ledgerEntry = z.object({
  position: z.int(),
  kind: z.enum(['allowance', 'bonus', 'use']),
  amount: z.int(),
  /** Of a use: the action. Of a bonus: its reason. */
  text: z.nullable(z.string()),
  at: timestamp,
})
export type LedgerEntry = z.infer<typeof ledgerEntry>
export const ledgerPage = z.array(ledgerEntry)
