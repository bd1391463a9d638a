import type * as z from 'zod/mini'

import type { ApiScope } from '#schema/keys/contract.ts'
import type { ErrorCode } from '#schema/shared/errors.ts'
import type { UserRole } from '#schema/users/user.ts'

/**
 * The callers of an endpoint. `user`: any signed-in user. `{ roles }`: users with these roles. `{
 * scope }`: only API keys with that scope.
 */
export type Access =
  | 'public'
  | 'user'
  | { readonly roles: readonly UserRole[] }
  | { readonly scope: ApiScope }

/**
 * The key that calls are counted by: the address; the user, or a visitor's address; the API key;
 * the address of calls without a key; or the email in the body.
 */
export type CountedBy = 'address' | 'user' | 'key' | 'address without a key' | 'email'

/**
 * A rate limit: `calls` in each window of `seconds`, before RATE_LIMIT_FACTOR. Endpoints that use
 * the same name share it.
 */
export type Limit = {
  readonly name: string
  readonly calls: number
  readonly seconds: number
  readonly per: CountedBy
}

/**
 * A limit of guesses. Only calls that fail with the code `counts` use it up. `per` describes the
 * count in words.
 */
export type GuessLimit = {
  readonly name: string
  readonly failures: number
  readonly seconds: number
  readonly counts: ErrorCode
  readonly per: string
  /** A call beyond the limit does not start the full time again. */
  readonly slows?: true
}

type Schema = z.core.$ZodType

/** The properties of an endpoint besides its route. By default, it answers 204 without content. */
export type Declaration = {
  /** One line for the documentation. */
  readonly summary: string
  readonly access: Access
  /**
   * Parameters of the path, written after a colon. Invalid values answer 404, like unknown ones.
   */
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
  /** The JSON of a 202: the work continues after the answer. */
  readonly accepted?: Schema
  /**
   * The frames of server-sent events. With `answer`, only for callers that accept
   * `text/event-stream`.
   */
  readonly frames?: Schema
  /**
   * Its screen shows text as it comes, so an action's text is sent in `delta` frames. Without it, no
   * text is sent before the whole answer, and none counts as seen.
   */
  readonly showsText?: true
  /** The media type of an answer that is a file. */
  readonly file?: string
  /**
   * The answer redirects to a path of this site, or to a service that the operator has configured.
   */
  readonly redirect?: true
  readonly limits?: readonly Limit[]
  readonly guesses?: GuessLimit
  /** Calls beyond this limit are answered like all others, but have no effect. */
  readonly dropped?: Limit
  /** Requires a recent reauthentication. */
  readonly reauthentication?: true
  /**
   * Only for `{ roles }`: the call shows that someone uses the admin area, as each one does that is not
   * a GET. Pages also read by themselves.
   */
  readonly isUse?: true
  /** Whether the call carries an `Idempotency-Key` header. */
  readonly idempotencyKey?: 'required' | 'optional'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A method and a path, such as `GET /api/documents/:id`. */
export type Route = `${Method} /${string}`

/**
 * An endpoint as data. The api implements it, the client calls it, and documentation and tests read
 * it.
 */
export type Endpoint = Declaration & { readonly route: Route }

/**
 * Declares an endpoint, such as `endpoint('GET /api/documents/:id', …)`. Bundles drop unused ones.
 */
// @__NO_SIDE_EFFECTS__
export const endpoint = <R extends Route, const D extends Declaration>(
  route: R,
  declaration: D,
): D & { readonly route: R } => ({ ...declaration, route })

// The types of declared parts; undefined for others.
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

/** A part of a call. It is optional if none of its members is required. */
type SentPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends {
  [key in K]: infer S extends Schema
}
  ? {} extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : {}

/** The input of a call's URL. */
export type UrlInput<E extends Endpoint> = SentPart<E, 'params'> & SentPart<E, 'query'>

/** The input of a call. */
export type InputOf<E extends Endpoint> = UrlInput<E> &
  SentPart<E, 'body'> &
  (E extends { upload: object } ? { body: Blob } : {})
