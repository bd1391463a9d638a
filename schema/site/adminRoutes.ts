import type { Row } from './row.ts'

const USER_ID = { userId: /^[0-9a-f-]{36}$/ }

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
    screen: 'admin-settings',
    path: '/admin/settings',
    aliases: [],
    access: 'admin',
    section: 'admin',
    title: 'Settings · Admin',
    heading: 'Settings',
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
