import type { Row } from './row.ts'

/** The pages of signing up and in, and those that links in emails open. */
export const ACCOUNT_ROUTES = [
  {
    screen: 'sign-up',
    path: '/signup',
    aliases: [],
    access: 'public',
    section: null,
    title: 'Sign up',
    heading: 'Sign up',
  },
  {
    screen: 'sign-in',
    path: '/signin',
    aliases: [],
    access: 'public',
    section: null,
    title: 'Sign in',
    heading: null,
  },
  {
    screen: 'forgot-password',
    path: '/forgot-password',
    aliases: [],
    access: 'public',
    section: null,
    title: 'Forgot your password?',
    heading: null,
  },
  {
    screen: 'reset-password',
    path: '/reset-password/:token?',
    aliases: [],
    access: 'public',
    section: null,
    title: 'Set a new password',
    heading: null,
  },
  {
    screen: 'verify',
    path: '/verify/:token?',
    aliases: [],
    access: 'public',
    section: null,
    title: 'Confirm your email',
    heading: null,
  },
  {
    screen: 'first-admin',
    path: '/first-admin/:token?',
    aliases: [],
    access: 'public',
    section: null,
    title: 'Become the administrator',
    heading: null,
  },
] as const satisfies readonly Row[]
