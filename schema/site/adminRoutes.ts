import type { Row } from './row.ts'

const USER_ID = { userId: /^[0-9a-f-]{36}$/ }
const ORDER_ID = { orderId: /^BP[0-9A-Za-z]{20}$/ }

/** The admin area. Others than its users see the page of unknown paths. */
export const ADMIN_ROUTES = [
  {
    screen: 'admin-sign-in',
    path: '/admin/login',
    aliases: [],
    access: 'admin sign-in',
    section: null,
    title: 'Sign in · Admin',
    heading: 'Admin area',
  },
  {
    screen: 'admin-overview',
    path: '/admin',
    aliases: [],
    access: 'support',
    section: 'admin',
    title: 'Overview · Admin',
    heading: 'Overview',
  },
  {
    screen: 'admin-users',
    path: '/admin/users',
    aliases: [],
    access: 'support',
    section: 'admin',
    title: 'Users · Admin',
    heading: 'Users',
  },
  {
    screen: 'admin-user',
    path: '/admin/users/:userId/details',
    aliases: [],
    access: 'support',
    section: 'admin',
    title: 'User · Admin',
    heading: null,
    params: USER_ID,
  },
  {
    screen: 'admin-edit-user',
    path: '/admin/users/:userId/edit',
    aliases: [],
    access: 'admin',
    section: 'admin',
    title: 'Edit user · Admin',
    heading: null,
    params: USER_ID,
  },
  {
    screen: 'admin-payments',
    path: '/admin/payments',
    aliases: [],
    access: 'support',
    section: 'admin',
    title: 'Payments · Admin',
    heading: 'Payments',
  },
  {
    screen: 'admin-payment',
    path: '/admin/payments/:orderId',
    aliases: [],
    access: 'support',
    section: 'admin',
    title: 'Order · Admin',
    heading: null,
    params: ORDER_ID,
  },
  {
    screen: 'admin-audit',
    path: '/admin/audit',
    aliases: [],
    access: 'admin',
    section: 'admin',
    title: 'Audit · Admin',
    heading: 'Audit',
  },
] as const satisfies readonly Row[]
