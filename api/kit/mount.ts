import type { Request, RequestHandler, Response, Router } from 'express'

import { checkFrame, checkJson } from '#api/kit/checkAnswer.ts'
import { formOf } from '#api/kit/form.ts'
import { guardsOf, type Wiring } from '#api/kit/guards.ts'
import { tracked } from '#api/kit/handlers.ts'
import { idempotencyKeyOf } from '#api/kit/idempotencyKey.ts'
import { Accepted, JsonText, type AnyCall, type Implementation } from '#api/kit/implement.ts'
import { countBeyond, limitFailures } from '#api/kit/limits.ts'
import { parseParams, parsePart } from '#api/kit/parse.ts'
import { duringRequest } from '#api/kit/securityLog.ts'
import { openEventStream, takesEvents } from '#api/kit/sse.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'

/**
 * Adds endpoints to a router that is mounted at `base`, such as `/api`. Throws for a path outside
 * it.
 */
export function mount(
  router: Router,
  base: string,
  implementations: readonly Implementation[],
  wiring: Wiring,
): void {
  const guards = guardsOf(wiring)
  for (const { endpoint, handle } of implementations) {
    const { method, path } = splitRoute(endpoint)
    if (!path.startsWith(`${base}/`)) throw new Error(`${endpoint.route} is not below ${base}.`)
    const callOf = callReader(endpoint, wiring)
    const handler: RequestHandler = async (request, response) => {
      const call = callOf(request, response)
      const result = await tracked(duringRequest(request, async () => handle(call)))
      if (!response.headersSent) answer(endpoint, response, result, wiring)
    }
    router[method](path.slice(base.length), named(path), ...guards(endpoint), handler)
  }
}

/** Names the route of a request in the log and in the metrics. */
export const named =
  (pattern: string): RequestHandler =>
  (request, _response, next) => {
    request.routePattern = pattern
    next()
  }

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

function splitRoute({ route }: Endpoint): { method: (typeof METHODS)[number]; path: string } {
  const [name, path = ''] = route.split(' ')
  const method = METHODS.find(known => known.toUpperCase() === name)
  if (method === undefined) throw new Error(`${route} has no method.`)
  return { method, path }
}

/**
 * Returns a function that parses a call. It throws NOT_FOUND or VALIDATION if the call does not
 * match the declaration.
 */
function callReader(
  endpoint: Endpoint,
  { limits, checkAnswers }: Wiring,
): (request: Request, response: Response) => AnyCall {
  const { guesses, dropped } = endpoint
  const attempt = guesses && limitFailures(guesses, limits)
  const isBeyond = dropped && countBeyond(dropped, limits)
  return (request, response) => ({
    params: endpoint.params && parseParams(endpoint.params, request.params),
    query: endpoint.query && parsePart(endpoint.query, request.query),
    body: bodyOf(endpoint, request),
    user: request.user,
    idempotencyKey: endpoint.idempotencyKey && idempotencyKeyOf(request, endpoint.idempotencyKey),
    attempt,
    isDropped: async () => isBeyond?.(request) ?? false,
    wantsEvents: takesEvents(request),
    showsText: endpoint.showsText ?? false,
    openStream: () => {
      const stream = openEventStream<unknown>(response)
      if (!checkAnswers) return stream
      return {
        ...stream,
        send(frame) {
          checkFrame(endpoint, frame)
          stream.send(frame)
        },
      }
    },
    request,
    response,
  })
}

function bodyOf({ body, form, upload }: Endpoint, request: Request): unknown {
  if (upload) return request.body
  return form ? parsePart(form, formOf(request)) : body && parsePart(body, request.body)
}

/** Sends the result of a handler. */
function answer(endpoint: Endpoint, response: Response, result: unknown, { checkAnswers }: Wiring): void {
  if (endpoint.redirect) return response.redirect(String(result))
  if (endpoint.file !== undefined) return void response.type(endpoint.file).send(result)
  const value = result instanceof Accepted ? result.value : result
  const schema = result instanceof Accepted ? endpoint.accepted : endpoint.answer
  if (checkAnswers) checkJson(endpoint, schema, value instanceof JsonText ? JSON.parse(value.text) : value)
  response.status(statusOf(endpoint, result))
  if (value instanceof JsonText) response.type('json').send(value.text)
  else response.json(value)
}

function statusOf(endpoint: Endpoint, result: unknown): number {
  if (result instanceof Accepted) return 202
  return endpoint.answer === undefined ? 204 : (endpoint.status ?? 200)
}
