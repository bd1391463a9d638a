/**
 * A page of the site. The client's router, the server's pages, the screenshots and the tests read
 * these rows.
 */
export type Row = {
  /** The screen that the client shows. */
  screen: string
  /** The settings pane that the screen shows. */
  pane?: string
  /** `:name` is one segment, `:name?` one that may be missing. */
  path: string
  /** Other paths of the same page. */
  aliases: readonly string[]
  /**
   * `public`: everyone. `user`: a visitor signs in first and then returns, unless a row with `visitor`
   * has the same path: visitors see that one. For all but administrators, and support, there is no page
   * with `admin` or `support`; with `admin sign-in`, there is none for other users.
   */
  access: 'public' | 'visitor' | 'user' | 'support' | 'admin' | 'admin sign-in'
  /**
   * The server renders the page from `site/`, with this in its head, in English. With `missing`, its
   * title then, the page itself says that there is no such content; otherwise the app does.
   */
  site?: { title: string; description: string; missing?: string }
  /** The parameters of the query that the page of the site depends on. */
  query?: readonly string[]
  /** The part of the workspace that the page belongs to; null outside the workspace. */
  section:
    | 'editor'
    | 'email'
    | 'sentiment'
    | 'collaborate'
    | 'writing-style'
    | 'dashboard'
    | 'settings'
    | 'admin'
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
