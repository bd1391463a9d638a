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

/** An answer of status 202: the work goes on after it. */
export class Accepted<T> {
  readonly value: T

  constructor(value: T) {
    this.value = value
  }
}

/** JSON of a `T` that is already text, such as what a worker thread wrote. */
export class JsonText<T> {
  declare readonly of: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A parsed call of an endpoint. What its declaration does not name is undefined. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The user behind the session or the API key. A public endpoint finds one, if any, in `request.user`. */
  user: E extends { access: 'public' } ? undefined : Express.User
  idempotencyKey: IdempotencyKeyOf<E>
  /** Runs a guess under the declared limit, counted by a key. */
  attempt: E extends { guesses: object } ? Attempts : undefined
  /** Whether the caller accepts events. */
  wantsEvents: boolean
  /** Begins an answer of events. From then on, errors are frames. */
  openStream: () => EventStream<FrameOf<E>>
  request: Request
  response: Response
}

type IdempotencyKeyOf<E extends Endpoint> = E extends { idempotencyKey: 'required' }
  ? string
  : E extends { idempotencyKey: 'optional' }
    ? string | undefined
    : undefined

/** What a handler may return: JSON as declared, the bytes of a file, or where a redirect leads. */
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

/** Answers a call. A handler of files or events that has written the answer itself returns undefined. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Result<E> | Promise<Result<E>>

/** A call whose endpoint is not known to the compiler. */
export type AnyCall = {
  params: unknown
  query: unknown
  body: unknown
  user: Express.User | undefined
  idempotencyKey: string | undefined
  attempt: Attempts | undefined
  wantsEvents: boolean
  openStream: () => EventStream<unknown>
  request: Request
  response: Response
}

/** An endpoint with its handler, to be mounted. */
export type Implementation = { endpoint: Endpoint; handle: (call: AnyCall) => unknown }

/**
 * Gives an endpoint its handler: `implement(endpoint)(handler)`. A handler that returns another shape than the declared
 * one does not compile. In two steps, since the compiler reads the handler by what it knows of the endpoint.
 */
export function implement<E extends Endpoint>(endpoint: E): (handle: Handler<E>) => Implementation
export function implement(endpoint: Endpoint): (handle: (call: AnyCall) => unknown) => Implementation {
  return handle => ({ endpoint, handle })
}
