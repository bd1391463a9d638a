import type * as z from 'zod/mini'

import type { ApiScope } from '#schema/keys/contract.ts'
import type { ErrorCode } from '#schema/shared/errors.ts'
import type { UserRole } from '#schema/users/user.ts'

/**
 * Who may call an endpoint. `user`: anyone who is signed in. `{ roles }`: users of these roles. `{ scope }`: an API key
 * with that scope, and nothing else.
 */
export type Access =
  | 'public'
  | 'user'
  | { readonly roles: readonly UserRole[] }
  | { readonly scope: ApiScope }

/**
 * Which calls a limit counts together: those of an address; of a user, or a visitor's address; of an API key; of an
 * address without a key; or those that name the same email in their body.
 */
export type CountedBy = 'address' | 'user' | 'key' | 'address without a key' | 'email'

/** A rate limit: `calls` in each window of `seconds`, before RATE_LIMIT_FACTOR. Endpoints may share one by its name. */
export type Limit = {
  readonly name: string
  readonly calls: number
  readonly seconds: number
  readonly per: CountedBy
}

/** A limit of guesses: only calls that fail with the code `counts` use it up. `per` says in words what is counted. */
export type GuessLimit = {
  readonly name: string
  readonly failures: number
  readonly seconds: number
  readonly counts: ErrorCode
  readonly per: string
}

type Schema = z.core.$ZodType

/** What is said of an endpoint beside its address. An endpoint without `answer` and the like answers 204, empty. */
export type Declaration = {
  /** One line for readers of the documentation. */
  readonly summary: string
  readonly access: Access
  /** The parts of the path after a colon. Values that do not fit answer 404, like unknown ones. */
  readonly params?: Schema
  readonly query?: Schema
  /** A JSON body. */
  readonly body?: Schema
  /** A body that is a file. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number }
  /** A body that is a form (application/x-www-form-urlencoded). */
  readonly form?: Schema
  /** The JSON of a success. */
  readonly answer?: Schema
  /** The status of a success; 200 by default. */
  readonly status?: 201 | 202
  /** The JSON of a 202: the work goes on after the answer. */
  readonly accepted?: Schema
  /** The frames of an answer as server-sent events. With `answer`, for callers that accept `text/event-stream`. */
  readonly frames?: Schema
  /** The media type of an answer that is a file. */
  readonly file?: string
  /** The answer is a redirect to a path of this site, or to a service that the operator has set up. */
  readonly redirect?: true
  readonly limits?: readonly Limit[]
  readonly guesses?: GuessLimit
  /** Asks for a recent proof of identity. */
  readonly reauthentication?: true
  /** Whether the call carries an `Idempotency-Key` header. */
  readonly idempotencyKey?: 'required' | 'optional'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A method and a path, such as `GET /api/documents/:id`. */
export type Route = `${Method} /${string}`

/** An endpoint as data: the api implements it, the client calls it, and documentation and tests are made of it. */
export type Endpoint = Declaration & { readonly route: Route }

/**
 * Declares an endpoint, such as `endpoint('GET /api/documents/:id', …)`. Bundles leave out those that are not used.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const endpoint = <R extends Route, const D extends Declaration>(
  route: R,
  declaration: D,
): D & { readonly route: R } => ({ ...declaration, route })

// The values of declared parts; undefined where nothing is declared.
export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends Schema }
  ? z.output<S>
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.output<S>
  : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema }
  ? z.output<S>
  : E extends { form: infer S extends Schema }
    ? z.output<S>
    : undefined
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends Schema }
  ? z.output<S>
  : undefined
export type AcceptedOf<E extends Endpoint> = E extends { accepted: infer S extends Schema }
  ? z.output<S>
  : never
export type FrameOf<E extends Endpoint> = E extends { frames: infer S extends Schema } ? z.output<S> : never

/** A member that a caller gives; it may be left out when nothing in it is needed. */
type SentPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends {
  [key in K]: infer S extends Schema
}
  ? {} extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : {}

/** What the URL of a call is made of. */
export type UrlInput<E extends Endpoint> = SentPart<E, 'params'> & SentPart<E, 'query'>

/** What a caller sends. */
export type InputOf<E extends Endpoint> = UrlInput<E> &
  SentPart<E, 'body'> &
  (E extends { upload: object } ? { body: Blob } : {})
