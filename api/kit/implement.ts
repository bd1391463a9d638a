import type { Request, Response } from 'express'

import type { Attempts } from '#api/kit/limits.ts'
import type { EventStream } from '#api/kit/sse.ts'
import type {
  AcceptedOf,
  AnswerOf,
  BodyOf,
  Endpoint,
  FrameOf,
  ParamsOf,
  QueryOf,
} from '#schema/endpoints/endpoint.ts'

/** An answer with status 202: the work continues after it. */
export class Accepted<T> {
  readonly value: T

  constructor(value: T) {
    this.value = value
  }
}

/** JSON of a `T` that is already text, for example from a worker thread. */
export class JsonText<T> {
  declare readonly of: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A parsed call of an endpoint. Parts that its declaration does not name are undefined. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The user of the session or the API key. For public endpoints, use `request.user`. */
  user: E extends { access: 'public' } ? undefined : Express.User
  idempotencyKey: IdempotencyKeyOf<E>
  /** Counts a guess under a key, within the declared limit. */
  attempt: E extends { guesses: object } ? Attempts : undefined
  /** Whether the call is beyond the limit above which calls have no effect. Counts it. */
  isDropped: () => Promise<boolean>
  /** Whether the caller accepts events. */
  wantsEvents: boolean
  /** Whether the endpoint's screen shows text as it comes. */
  showsText: boolean
  /** Begins an event stream. From then on, errors are frames. */
  openStream: () => EventStream<FrameOf<E>>
  request: Request
  response: Response
}

type IdempotencyKeyOf<E extends Endpoint> = E extends { idempotencyKey: 'required' }
  ? string
  : E extends { idempotencyKey: 'optional' }
    ? string | undefined
    : undefined

/**
 * The return value of a handler: JSON as declared, the bytes of a file, or the path of a redirect.
 */
type Result<E extends Endpoint> =
  | (E extends { file: string }
      ? Buffer | undefined
      : E extends { redirect: true }
        ? string
        : E extends { answer: object }
          ? AnswerOf<E> | JsonText<AnswerOf<E>>
          : void)
  | (E extends { accepted: object } ? Accepted<AcceptedOf<E>> : never)
  | (E extends { frames: object } ? undefined : never)

/** Answers a call. Returns undefined if it has already written a file or events. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Result<E> | Promise<Result<E>>

/** A call whose endpoint the compiler does not know. */
export type AnyCall = {
  params: unknown
  query: unknown
  body: unknown
  user: Express.User | undefined
  idempotencyKey: string | undefined
  attempt: Attempts | undefined
  isDropped: () => Promise<boolean>
  wantsEvents: boolean
  showsText: boolean
  openStream: () => EventStream<unknown>
  request: Request
  response: Response
}

/** An endpoint with its handler, to be mounted. */
export type Implementation = { endpoint: Endpoint; handle: (call: AnyCall) => unknown }

/**
 * Adds a handler to an endpoint: `implement(endpoint)(handler)`. A handler that returns another
 * shape than declared does not compile. There are two calls, so that the compiler knows the
 * endpoint when it infers the handler's types.
 */
export function implement<E extends Endpoint>(endpoint: E): (handle: Handler<E>) => Implementation
export function implement(endpoint: Endpoint): (handle: (call: AnyCall) => unknown) => Implementation {
  return handle => ({ endpoint, handle })
}
