import * as z from 'zod/mini'

import {
  bonusAct,
  deletionAct,
  emailAct,
  planAct,
  profileAct,
  roleAct,
  suspensionAct,
} from '#schema/admin/userActs.ts'
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
  isUse: true,
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
  file: 'text/csv',
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

/** An act of an administrator on a user. It is in the audit. */
const act = { access: ADMIN, params: userParams, answer: userDetails } as const

export const changeProfile = endpoint('PATCH /api/admin/users/:userId', {
  ...act,
  summary: 'Change the names of a user, and whether voice commands are allowed',
  body: profileAct,
})

export const changeEmail = endpoint('PUT /api/admin/users/:userId/email', {
  ...act,
  summary: 'Send a link that changes the email of a user',
  reauthentication: true,
  body: emailAct,
})

export const changeRole = endpoint('PUT /api/admin/users/:userId/role', {
  ...act,
  summary: 'Change the role of a user',
  reauthentication: true,
  body: roleAct,
})

export const givePlan = endpoint('PUT /api/admin/users/:userId/plan', {
  ...act,
  summary: 'Grant a user a plan for nothing, or take it away',
  reauthentication: true,
  body: planAct,
})

export const giveBonus = endpoint('POST /api/admin/users/:userId/bonus', {
  ...act,
  summary: 'Grant a user bonus queries, or take them back',
  idempotencyKey: 'optional',
  body: bonusAct,
})

export const suspend = endpoint('PUT /api/admin/users/:userId/suspension', {
  ...act,
  summary: 'Suspend a user, or end that',
  reauthentication: true,
  body: suspensionAct,
})

export const scheduleDeletion = endpoint('PUT /api/admin/users/:userId/deletion', {
  ...act,
  summary: 'Schedule the deletion of a user, or cancel it',
  reauthentication: true,
  body: deletionAct,
})

export const signOut = endpoint('DELETE /api/admin/users/:userId/sessions', {
  ...act,
  access: SUPPORT,
  summary: 'Sign a user out everywhere',
})
