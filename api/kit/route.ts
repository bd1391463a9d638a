import type { Request, RequestHandler, Response, Router } from 'express'
import type { z } from 'zod'

import { signedInUser } from '#api/kit/guards.ts'
import { tracked } from '#api/kit/handlers.ts'
import { parseParams, parsePart } from '#api/kit/parse.ts'
import { duringRequest } from '#api/kit/securityLog.ts'
import type { UserRole } from '#schema/users/user.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What a handler gets: the parsed parts of the request, and the request and response themselves. */
export type RouteInput<P, Q, B> = { params: P; query: Q; body: B; request: Request; response: Response }

type Definition<P, Q, B> = {
  params?: z.core.$ZodType<P>
  query?: z.core.$ZodType<Q>
  body?: z.core.$ZodType<B>
  /** Status of a success; 200 unless told. */
  status?: number
  /** Middleware that runs before anything is parsed, such as a rate limit. */
  before?: RequestHandler[]
}

type Handler<I> = (input: I) => Promise<unknown>

/** A route that anyone may call. What the handler gives is the JSON answer; undefined means it has answered itself. */
export function publicRoute<P = undefined, Q = undefined, B = undefined>(
  router: Router,
  method: Method,
  path: string,
  definition: Definition<P, Q, B>,
  handle: Handler<RouteInput<P, Q, B>>,
): void {
  const { params, query, body, status = 200, before = [] } = definition
  router[method](path, ...before, async (request: Request, response: Response) => {
    const input = {
      params: parseParams(params, request.params) as P,
      query: parsePart(query, request.query) as Q,
      body: parsePart(body, request.body) as B,
      request,
      response,
    }
    const answer = await tracked(duringRequest(request, () => handle(input)))
    if (!response.headersSent) response.status(answer === undefined ? 204 : status).json(answer)
  })
}

/** A route for signed-in users; others are answered 401. The user's row is read afresh on each request. */
export function userRoute<P = undefined, Q = undefined, B = undefined>(
  router: Router,
  method: Method,
  path: string,
  definition: Definition<P, Q, B>,
  handle: Handler<RouteInput<P, Q, B> & { user: Express.User }>,
): void {
  const before = [requireUser, ...(definition.before ?? [])]
  publicRoute(router, method, path, { ...definition, before }, input =>
    handle({ ...input, user: signedInUser(input.request) }),
  )
}

/** A route for signed-in users of these roles; visitors are answered 401, other users 403. */
export function roleRoute<P = undefined, Q = undefined, B = undefined>(
  router: Router,
  roles: readonly UserRole[],
  method: Method,
  path: string,
  definition: Definition<P, Q, B>,
  handle: Handler<RouteInput<P, Q, B> & { user: Express.User }>,
): void {
  const requireRole: RequestHandler = (request, _response, next) => {
    if (!roles.includes(signedInUser(request).role)) throw new AppError('FORBIDDEN', t('request.adminsOnly'))
    next()
  }
  const before = [requireRole, ...(definition.before ?? [])]
  userRoute(router, method, path, { ...definition, before }, handle)
}

const requireUser: RequestHandler = (request, _response, next) => {
  signedInUser(request)
  next()
}
