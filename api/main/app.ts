import compression from 'compression'
import express, { Router, type Express } from 'express'
import passport from 'passport'

import { configurePassport } from '#api/features/auth/passport.ts'
import { isReauthenticated, staysAdministrator } from '#api/features/auth/session.ts'
import { publicApi } from '#api/features/keys/publicApi.ts'
import { languageToolApi } from '#api/features/languagetool/routes.ts'
import { findSignedIn } from '#api/features/users/queries.ts'
import { errorHandler, holdRefusals, unknownCall } from '#api/kit/errors.ts'
import type { Wiring } from '#api/kit/guards.ts'
import { securityHeaders } from '#api/kit/headers.ts'
import { observeHttp } from '#api/kit/httpMetrics.ts'
import type { Implementation } from '#api/kit/implement.ts'
import { rateLimit } from '#api/kit/limits.ts'
import { mount } from '#api/kit/mount.ts'
import { originCheck } from '#api/kit/origin.ts'
import { requestLog } from '#api/kit/request.ts'
import { MAX_DELAY_MS, shedLoad } from '#api/kit/shedLoad.ts'
import { storableText } from '#api/kit/text.ts'
import { endUnreadAnswers } from '#api/kit/unreadAnswers.ts'
import { features } from '#api/main/features.ts'
import { pages } from '#api/main/pages.ts'
import { errorPages } from '#api/main/site/errorPage.ts'
import { createSite } from '#api/main/site/render.ts'
import { writtenFiles } from '#api/main/site/writtenFiles.ts'
import type { ApiContext } from '#api/services/context.ts'
import { developmentMailbox } from '#api/services/outbound-email/developmentMailbox.ts'
import { checkoutOf } from '#api/services/payments/cashfree.ts'
import { readSiteSettings } from '#api/services/site/queries.ts'
import type { SiteContents } from '#api/services/sitePages.ts'
import { proxiesOf } from '#platform/env.ts'
import { apiLimit, JSON_BODY_MAX, sharedPagesLimit } from '#schema/endpoints/limits.ts'

/** The HTTP side: the calls under /api, the health checks and the pages of the client's build. */
export function createApp(context: ApiContext, directory: string): Express {
  const { logger, sessions, secure } = context
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', proxiesOf(context.env))
  const { metrics, health } = context
  const observe = metrics.pools ? observeHttp(metrics.registry) : undefined
  app.use(
    requestLog(logger, { observe }),
    endUnreadAnswers(),
    securityHeaders(secure, checkoutOf(context.payments.gateway.mode)),
  )
  app.use((request, response, next) => {
    if (!metrics.handle(request, response) && !health.handle(request, response)) return next()
    request.routePattern = request.path
  })
  const calls = apiRoutes(context, sessions.middleware)
  app.use('/api', (request, response, next) =>
    // Exactly /api is a page.
    /^\/api(\?|$)/i.test(request.originalUrl) ? next() : calls(request, response, next),
  )
  const renderSite = createSite({
    readSettings: readSiteSettings,
    contents: features.reduce<SiteContents>((all, { site }) => ({ ...all, ...site?.(context) }), {}),
    onError: error => logger.warn({ err: error }, 'a page of the site shows what was last read'),
    // Search engines must not learn an address that only this machine has.
    urlOf: path => (context.env.PUBLIC_URL === undefined ? null : context.urls.page(path)),
  })
  app.use('/v2', languageToolApi(context, wiringOf(context)))
  app.use('/snippet', rateLimit(sharedPagesLimit, context.limits))
  app.use(
    compression(),
    developmentMailbox(context.env),
    writtenFiles(features.flatMap(({ files }) => files?.(context) ?? [])),
    pages({
      directory,
      google: context.google !== null,
      isDemo: context.payments.gateway.mode === 'demo',
      renderSite,
      roleOf: async request => {
        const identity = await sessions.identify(request)
        return identity === null ? null : ((await findSignedIn(identity.userId))?.role ?? null)
      },
    }),
    unknownCall,
  )
  app.use(holdRefusals(context.tarpit), errorHandler(logger, errorPages(directory)))
  return app
}

export function apiRoutes(context: ApiContext, sessionMiddleware: express.RequestHandler): Router {
  const router = Router()
  configurePassport()
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  const wiring = wiringOf(context)
  router.use(shedLoad(context.loopDelay, MAX_DELAY_MS.all, context.limits.factor))
  router.use(publicApi(context, wiring))
  router.use(webhooks(context, wiring))
  router.use(originCheck(context.isOwnOrigin), sessionMiddleware, passport.session())
  router.use(rateLimit(apiLimit, context.limits))
  router.use(express.json({ limit: JSON_BODY_MAX }), storableText)
  mount(router, '/api', implementations(context), wiring)
  router.use(unknownCall)
  return router
}

/** Forms of pages, which an endpoint reads by its declaration. */
const formText = express.text({ type: 'application/x-www-form-urlencoded', limit: '10kb' })

/** Before sessions and the parser of JSON: a signature is over the bytes as they came. */
function webhooks(context: ApiContext, wiring: Wiring): Router {
  const router = Router()
  router.use(formText)
  mount(
    router,
    '/api',
    features.flatMap(feature => feature.webhooks?.(context) ?? []),
    wiring,
  )
  return router
}

const implementations = (context: ApiContext): Implementation[] =>
  features.flatMap(({ routes }) => routes?.(context) ?? [])

const wiringOf = ({ env, limits }: ApiContext): Wiring => ({
  limits,
  isReauthenticated,
  staysAdministrator,
  checkAnswers: env.NODE_ENV !== 'production',
})
