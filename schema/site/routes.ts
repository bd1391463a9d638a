/**
 * A page of the site. The client's router, the server's pages, the screenshots and the tests read
 * these rows.
 */
type Row = {
  /** The screen that the client shows. */
  screen: string
  /** The settings pane that the screen shows. */
  pane?: string
  /** `:name` is one segment, `:name?` one that may be missing. */
  path: string
  /** Other paths of the same page. */
  aliases: readonly string[]
  /**
   * `public`: everyone. `user` and `admin`: a visitor signs in first and then returns, unless a row
   * with `visitor` has the same path: visitors see that one.
   */
  access: 'public' | 'visitor' | 'user' | 'admin'
  /**
   * The server renders the page from `site/`, with this in its head, in English. With `missing`, its
   * title then, the page itself says that there is no such content; otherwise the app does.
   */
  site?: { title: string; description: string; missing?: string }
  /** The part of the workspace that the page belongs to; null outside the workspace. */
  section:
    | 'editor'
    | 'email'
    | 'sentiment'
    | 'collaborate'
    | 'writing-style'
    | 'dashboard'
    | 'settings'
    | null
  /** The name of its section in the menu, in English, at the first page of a section that is listed. */
  menu?: string
  /** The name in the browser's tab, in English; null when the page names itself. */
  title: string | null
  /** The h1 of the page, in English; null when it depends on the page's state. */
  heading: string | null
  /** The format of a parameter. Other values are answered with 404. */
  params?: Readonly<Record<string, RegExp>>
}

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
    pane: 'privacy',
    path: '/settings/privacy',
    aliases: [],
    access: 'user',
    section: 'settings',
    title: 'Privacy · Settings',
    heading: 'Privacy',
  },
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
