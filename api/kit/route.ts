import { AsyncResource } from 'node:async_hooks'

import type { Request, RequestHandler, Response, Router } from 'express'
import { z } from 'zod'

import { explain } from '#api/kit/explain.ts'
import { duringRequest } from '#api/kit/securityLog.ts'
import type { UserModel } from '#api/features/users/model.ts'
import type { UserRole } from '#schema/users/user.ts'
import { AppError } from '#schema/shared/errors.ts'

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

/** Calls that are being handled, also those whose caller has left. */
const running = new Set<Promise<unknown>>()

/** Resolves when what was being handled is done. */
export async function handlersDone(): Promise<void> {
  await Promise.allSettled(running)
}

function tracked<T>(work: Promise<T>): Promise<T> {
  running.add(work)
  return work.finally(() => running.delete(work))
}

/** Does something once the answer has left, so that its time tells nothing. It is waited for at the end. */
export function afterAnswer(response: Response, work: () => Promise<unknown>): void {
  const run = AsyncResource.bind(() => void tracked(work()))
  response.once('finish', () => run())
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
      params: parsePath(params, request.params),
      query: parsePart(query, request.query),
      body: parsePart(body, request.body),
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
  handle: Handler<RouteInput<P, Q, B> & { user: UserModel }>,
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
  handle: Handler<RouteInput<P, Q, B> & { user: UserModel }>,
): void {
  const requireRole: RequestHandler = (request, _response, next) => {
    if (!roles.includes(signedInUser(request).role))
      throw new AppError('FORBIDDEN', 'This is for administrators.')
    next()
  }
  const before = [requireRole, ...(definition.before ?? [])]
  userRoute(router, method, path, { ...definition, before }, handle)
}

const requireUser: RequestHandler = (request, _response, next) => {
  signedInUser(request)
  next()
}

/** The signed-in user of a request; throws UNAUTHENTICATED. */
export function signedInUser(request: Request): UserModel {
  if (!request.user) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.')
  return request.user
}

// A path whose ids cannot be ids is no different from one whose ids are unknown.
function parsePath<T>(schema: z.core.$ZodType<T> | undefined, value: unknown): T {
  if (schema && !z.safeParse(schema, value).success)
    throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  return parsePart(schema, value)
}

// A part without a schema is not handed on at all.
function parsePart<T>(schema: z.core.$ZodType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const parsed = z.safeParse(schema, value, { error: explain })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.toReversed().map(issue => [issue.path.join('.') || 'body', issue.message]),
  )
  const first = parsed.error.issues[0]
  throw new AppError('VALIDATION', first?.message ?? 'The request is not valid.', { fields })
}
