import * as z from 'zod/mini'

import {
  ledgerPage,
  ledgerQuery,
  userDetails,
  userParams,
  usersFileQuery,
  usersPage,
  usersQuery,
} from '#schema/admin/users.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { userRole } from '#schema/users/user.ts'

const ADMIN = { roles: ['admin'] } as const
const SUPPORT = { roles: ['admin', 'support'] } as const

export const readSession = endpoint('GET /api/admin/session', {
  summary: 'Check and extend the time in which the admin area is open',
  access: SUPPORT,
  answer: z.object({ role: userRole }),
})

export const listUsers = endpoint('GET /api/admin/users', {
  summary: 'List and search users',
  access: SUPPORT,
  query: usersQuery,
  answer: usersPage,
})

export const usersFile = endpoint('GET /api/admin/users.csv', {
  summary: 'Download the list of users',
  access: ADMIN,
  query: usersFileQuery,
  file: 'text/csv; charset=utf-8',
  limits: [{ name: 'admin-files', calls: 20, seconds: 3600, per: 'user' }],
})

export const readUser = endpoint('GET /api/admin/users/:userId', {
  summary: 'Read the account, plan, sessions and payments of a user',
  access: SUPPORT,
  params: userParams,
  answer: userDetails,
})

export const readLedger = endpoint('GET /api/admin/users/:userId/ledger', {
  summary: 'Read the granted and used queries of a user, newest first',
  access: SUPPORT,
  params: userParams,
  query: ledgerQuery,
  answer: ledgerPage,
})
