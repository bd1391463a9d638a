import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import express, { Router, type Request, type RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import { named } from '#api/kit/mount.ts'
import { SESSION_COOKIE } from '#platform/sessions.ts'
import { AppError } from '#schema/shared/errors.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'

const YEAR_S = 31_536_000
/** Shown to a visitor at `/`. */
const LANDING = 'landing.html'
/** A file with a hash in its name never changes. */
const FOR_EVER = { immutable: true, maxAge: YEAR_S * 1000 }

/** Facts of the server that pages read before their first call. */
type PageFacts = { google: boolean }

/** Returns the landing page, from the built one without content. */
type LandingPage = (built: string) => Promise<string>

/** Serves the built client. Files with a hash in their name are cached forever, pages never. */
export function staticPages(directory: string, facts: PageFacts, landingPage: LandingPage): Router {
  const router = Router()
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
    response.setHeader('Cache-Control', 'no-store')
    if (page !== request.path && isPage(page)) return response.redirect(308, page + searchOf(request))
    const file = pageFor(request)
    if (!existsSync(path.join(directory, file.name))) throw new AppError('UNAVAILABLE', t('request.notBuilt'))
    const built = await readFile(path.join(directory, file.name), 'utf8')
    const html = file.name === LANDING ? await landingPage(built) : built
    response
      .status(file.status)
      .type('html')
      .send(withFacts(html, request, facts))
  })
  return router
}

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

function pageFor(request: Request): { name: string; status: number } {
  const match = matchRoute(request.path)
  const isLanding = match?.route.visitorScreen === 'landing' && !hasSession(request)
  return { name: isLanding ? LANDING : 'index.html', status: match?.wellFormed ? 200 : 404 }
}

/**
 * Marks the page of a visitor, whose scripts cannot see that there is no cookie, and whether Google
 * can be used. See client/shared/lib/pageFacts.ts.
 */
function withFacts(html: string, request: Request, { google }: PageFacts): string {
  const marks = [...(hasSession(request) ? [] : ['data-visitor']), ...(google ? ['data-google'] : [])]
  return html.replace('<html ', `<html ${marks.map(mark => `${mark} `).join('')}`)
}

const isPage = (path: string): boolean => matchRoute(path)?.wellFormed === true

/** Returns the query as sent, with its question mark, or an empty string. */
const searchOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? ''

const hasSession = (request: Request): boolean =>
  (request.headers.cookie ?? '').includes(`${SESSION_COOKIE}=`)

function neverCachePages(response: { setHeader: (name: string, value: string) => void }, file: string): void {
  if (file.endsWith('.html')) response.setHeader('Cache-Control', 'no-store')
}
