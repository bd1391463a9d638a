import { ACCOUNT_ROUTES } from './accountRoutes.ts'
import { ADMIN_ROUTES } from './adminRoutes.ts'
import { CONTENT_ROUTES } from './contentRoutes.ts'
import type { Row } from './row.ts'

const UUID = /^[0-9a-f-]{36}$/
const SHARE_CODE = /^[0-9A-Za-z]{10}$/

export const ROUTES = [
  {
    screen: 'landing',
    path: '/',
    aliases: ['/dashboard', '/email-generator'],
    access: 'visitor',
    site: {
      title: 'Bluepencil: corrections as you write, shared live',
      description:
        'Spelling, grammar and style marked as you type, in your own browser, in a document that everyone edits together.',
    },
    section: null,
    title: null,
    heading: null,
  },
  {
    screen: 'home',
    path: '/',
    aliases: [],
    access: 'user',
    section: 'editor',
    menu: 'Editor',
    title: null,
    heading: null,
  },
  {
    screen: 'document',
    path: '/document/:documentId',
    aliases: [],
    access: 'user',
    section: 'editor',
    title: null,
    heading: null,
    params: { documentId: UUID },
  },
  {
    screen: 'invite-link',
    path: '/invite/:token',
    aliases: [],
    access: 'user',
    section: 'editor',
    title: null,
    heading: null,
  },
  {
    screen: 'snippet',
    path: '/snippet/:shareCode',
    aliases: [],
    access: 'public',
    site: {
      title: 'Shared snippet',
      description: 'A text to read, live while its authors write.',
      missing: 'This snippet isn’t available.',
    },
    section: null,
    title: null,
    heading: null,
    params: { shareCode: SHARE_CODE },
  },
  {
    screen: 'pricing',
    path: '/pricing',
    aliases: [],
    access: 'public',
    site: {
      title: 'Pricing',
      description:
        'A free plan with no time limit, and paid plans with more AI queries and people to write with.',
    },
    section: null,
    title: null,
    heading: null,
  },
  {
    screen: 'extensions',
    path: '/extensions',
    aliases: [],
    access: 'public',
    site: {
      title: 'Browser extension',
      description:
        'Corrections in your webmail, in posts and messages, and in any field, made on your device.',
    },
    section: null,
    title: null,
    heading: null,
  },
  {
    screen: 'email-generator',
    path: '/email-generator',
    aliases: [],
    access: 'user',
    section: 'email',
    menu: 'Email Generator',
    title: 'Email generator',
    heading: 'Email generator',
  },
  {
    screen: 'sentiment',
    path: '/sentiment',
    aliases: [],
    access: 'user',
    section: 'sentiment',
    menu: 'Sentiment',
    title: 'Sentiment',
    heading: 'Sentiment',
  },
  {
    screen: 'snippets',
    path: '/collaborate',
    aliases: [],
    access: 'user',
    section: 'collaborate',
    menu: 'Collaborate',
    title: 'Snippets',
    heading: 'Snippets',
  },
  {
    screen: 'open-snippet',
    path: '/collaborate/:documentId',
    aliases: [],
    access: 'user',
    section: 'collaborate',
    title: null,
    heading: null,
    params: { documentId: UUID },
  },
  {
    screen: 'writing-style',
    path: '/writing-style',
    aliases: [],
    access: 'user',
    section: 'writing-style',
    menu: 'Writing Style',
    title: 'Writing style',
    heading: 'Writing style',
  },
  {
    screen: 'dashboard',
    path: '/dashboard',
    aliases: [],
    access: 'user',
    section: 'dashboard',
    menu: 'Dashboard',
    title: 'Dashboard',
    heading: null,
  },
  {
    screen: 'settings',
    pane: 'profile',
    path: '/settings/profile',
    aliases: ['/settings'],
    access: 'user',
    section: 'settings',
    title: 'Profile · Settings',
    heading: 'Profile',
  },
  {
    screen: 'settings',
    pane: 'writing',
    path: '/settings/writing',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Writing · Settings',
    heading: 'Writing',
  },
  {
    screen: 'settings',
    pane: 'voice',
    path: '/settings/voice',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Voice · Settings',
    heading: 'Voice',
  },
  {
    screen: 'settings',
    pane: 'appearance',
    path: '/settings/appearance',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Appearance · Settings',
    heading: 'Appearance',
  },
  {
    screen: 'settings',
    pane: 'notifications',
    path: '/settings/notifications',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Notifications · Settings',
    heading: 'Notifications',
  },
  {
    screen: 'settings',
    pane: 'security',
    path: '/settings/security',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Security · Settings',
    heading: 'Security',
  },
  {
    screen: 'settings',
    pane: 'billing',
    path: '/settings/billing',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Billing · Settings',
    heading: 'Billing',
  },
  {
    screen: 'settings',
    pane: 'privacy',
    path: '/settings/privacy',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Privacy · Settings',
    heading: 'Privacy',
  },
  {
    screen: 'subscribe',
    path: '/subscribe',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Order a plan',
    heading: 'Order a plan',
  },
  {
    screen: 'payment-success',
    path: '/payment/success',
    aliases: ['/payment/demo-success'],
    access: 'user',
    section: 'settings',
    title: 'Payment',
    heading: null,
  },
  {
    screen: 'demo-payment',
    path: '/demo-payment',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Demo payment',
    heading: 'Demo payment',
  },
  {
    screen: 'invoice',
    path: '/invoice/:number',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Invoice',
    heading: null,
    params: { number: /^(?:BP|DEMO)-\d{4}-\d{2}-\d{5,7}$/ },
  },
  ...CONTENT_ROUTES,
  ...ACCOUNT_ROUTES,
  ...ADMIN_ROUTES,
] as const satisfies readonly Row[]

/** A row of the table. */
export type SiteRoute = Omit<Row, 'screen' | 'pane'> & { screen: Screen; pane?: Pane }
/** The screens that the table names. */
export type Screen = (typeof ROUTES)[number]['screen']
/** The settings panes that the table names. */
export type Pane = Extract<(typeof ROUTES)[number], { pane: string }>['pane']
/** The screens that the server renders. */
export type SiteScreen = Extract<(typeof ROUTES)[number], { site: object }>['screen']

/** Returns whether the client's app shows the row. The other pages come from the server alone. */
export const isInApp = ({ access, site }: Pick<Row, 'access' | 'site'>): boolean =>
  site === undefined || access === 'visitor'

/** The page of every path that is not in the table. */
export const NOT_FOUND = { title: 'Page not found', heading: 'Page not found' } as const

/** Returns the key of a page's title and heading in the message catalog. */
export const pageKey = ({ screen, pane }: Pick<SiteRoute, 'screen' | 'pane'>): Screen | Pane => pane ?? screen
