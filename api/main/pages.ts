import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import express, { Router, type Request, type RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import { named } from '#api/kit/mount.ts'
import { isStorable } from '#api/kit/text.ts'
import type { PageQuery } from '#api/services/sitePages.ts'
import { SESSION_COOKIE } from '#platform/sessions.ts'
import { AppError } from '#schema/shared/errors.ts'
import { PAGE_FACTS_ID } from '#schema/site/defaults.ts'
import { isOpenTo } from '#schema/site/isOpenTo.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'
import type { PageFacts } from '#schema/site/pageFacts.ts'
import type { SiteRoute, SiteScreen } from '#schema/site/routes.ts'
import type { UserRole } from '#schema/users/user.ts'
import { jsonOf } from '#site/server/json.ts'

import { filesOf, manifestIn } from './site/files.ts'
import type { RenderSite } from './site/render.ts'

const YEAR_S = 31_536_000
/** The page of everything that the client shows on its own. */
const SHELL = 'index.html'
/** A file with a hash in its name never changes. */
const FOR_EVER = { immutable: true, maxAge: YEAR_S * 1000 }

/** Pages that are there in the demo of payments alone. */
const DEMO_PAGES: ReadonlySet<string> = new Set(['/demo-payment', '/payment/demo-success'])

type Options = {
  /** The client's build. */
  directory: string
  /** Whether Google can be used. */
  google: boolean
  /** Whether payments move no money. */
  isDemo: boolean
  renderSite: RenderSite
  /** Returns the role of the user of a request, or null for a visitor. */
  roleOf: (request: Request) => Promise<UserRole | null>
}

/**
 * Serves the built client, and the pages that the server renders. Files with a hash in their name are
 * cached forever. Browsers of visitors keep the public pages that last, and ask each time whether they
 * have changed.
 */
export function pages({ directory, google, isDemo, renderSite, roleOf }: Options): Router {
  const router = Router()
  const manifest = manifestIn(directory)
  const assets = path.join(directory, 'assets')
  router.use(
    '/assets',
    named('/assets/*'),
    compressedCopies(assets),
    express.static(assets, { ...FOR_EVER, redirect: false }),
    noSuchFile,
  )
  router.use(
    express.static(directory, {
      index: false,
      redirect: false,
      maxAge: '1h',
      setHeaders: neverCachePages,
    }),
  )
  router.get('/{*any}', async (request, response) => {
    const pattern = matchRoute(request.path)?.route.path
    if (pattern !== undefined) request.routePattern = pattern
    const page = request.path.replace(/\/$/, '')
    // Redirects only within this site: `//elsewhere.example/` would lead to another one.
    // Also on redirects: browsers cache a permanent one forever, and the page may change.
    response.setHeader('Cache-Control', 'no-store').vary('Cookie')
    const isHidden = (!isDemo && DEMO_PAGES.has(page)) || (await isClosed(request))
    if (page !== request.path && !isHidden && isPage(page))
      return response.redirect(308, page + searchOf(request))
    const facts = { visitor: !hasSession(request), google }
    const match = matchRoute(request.path, facts.visitor ? 'visitor' : 'user')
    const built = manifest()
    if (!built) throw new AppError('UNAVAILABLE', t('request.notBuilt'))
    const files = (screen: SiteScreen) => filesOf(built, screen)
    const rendered = match?.route.site
      ? await renderSite({ ...match, query: queryOf(match.route, request), facts, files })
      : null
    const isFound = !isHidden && (rendered?.isFound ?? (match?.wellFormed === true && !match.route.site))
    // Express compares the ETag, a hash of the HTML. The landing page is not kept: at its address users
    // have the workspace, also when they go back after they signed in.
    if (isFound && rendered?.isLasting && facts.visitor && match?.route.access === 'public')
      response.setHeader('Cache-Control', 'private, no-cache')
    const html = rendered?.html ?? withFacts(await readFile(path.join(directory, SHELL), 'utf8'), facts)
    response
      .status(isFound ? 200 : 404)
      .type('html')
      .send(html)
  })
  return router

  async function isClosed(request: Request): Promise<boolean> {
    const route = matchRoute(request.path)?.route
    if (!route || EVERYONES.has(route.access)) return false
    return !isOpenTo(route, hasSession(request) ? await roleOf(request) : null)
  }
}

/** Pages of the app do not depend on the role: the app itself asks visitors to sign in. */
const EVERYONES: ReadonlySet<SiteRoute['access']> = new Set(['public', 'visitor', 'user'])

/** The encodings of the build's compressed copies, smallest first, and how their names end. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Answers with the smallest copy that the build compressed and the client accepts, if there is one. */
function compressedCopies(directory: string): RequestHandler {
  const files = new Set(existsSync(directory) ? readdirSync(directory) : [])
  return (request, response, next) => {
    const name = request.path.slice(1)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const copies = ENCODINGS.filter(([, ending]) => files.has(name + ending))
    if (!isRead || copies.length === 0) return next()
    response.vary('Accept-Encoding')
    const copy = copies.find(([encoding]) => request.acceptsEncodings(encoding))
    if (request.headers.range !== undefined || !copy) return next()
    const [encoding, ending] = copy
    response.type(path.extname(name))
    const headers = { 'Content-Encoding': encoding }
    response.sendFile(name + ending, { ...FOR_EVER, root: directory, headers }, error => {
      if (!error || response.headersSent) return
      // The copy was deleted after the server started.
      response.removeHeader('Content-Type')
      next()
    })
  }
}

const noSuchFile: RequestHandler = () => {
  throw new AppError('NOT_FOUND', t('request.noFile'))
}

/** Adds what the page's scripts cannot see, such as that there is no cookie. */
const withFacts = (html: string, facts: PageFacts): string =>
  html.replace(
    '</head>',
    () => `<script type="application/json" id="${PAGE_FACTS_ID}">${jsonOf(facts)}</script></head>`,
  )

const isPage = (path: string): boolean => matchRoute(path)?.wellFormed === true

/** The longest value of a parameter that a page gets. */
const QUERY_MAX = 100

/** Returns the parameters of the query that the row names. One that cannot be stored counts as absent. */
function queryOf({ query: names = [] }: SiteRoute, request: Request): PageQuery {
  const values = names.map(name => [name, request.query[name]] as const)
  return Object.fromEntries(
    values.flatMap(([name, value]) => {
      const kept = typeof value === 'string' ? value.slice(0, QUERY_MAX) : ''
      return kept !== '' && isStorable(kept) ? [[name, kept]] : []
    }),
  )
}

/** Returns the query as sent, with its question mark, or an empty string. */
const searchOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? ''

const hasSession = (request: Request): boolean =>
  (request.headers.cookie ?? '').includes(`${SESSION_COOKIE}=`)

function neverCachePages(response: { setHeader: (name: string, value: string) => void }, file: string): void {
  if (file.endsWith('.html')) response.setHeader('Cache-Control', 'no-store')
}
