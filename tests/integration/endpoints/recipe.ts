import type * as z from 'zod/mini'

import type { ENDPOINTS } from '#schema/endpoints/all.ts'
import type { Endpoint, InputOf } from '#schema/endpoints/endpoint.ts'
import type { Client } from '#tests/support/client.ts'

import type { World } from './world.ts'

/** A call of an endpoint that the compiler does not know. */
export type AnyCall = {
  by: Client
  params?: unknown
  query?: unknown
  body?: unknown
  form?: Readonly<Record<string, string | undefined>>
  /** An API key. */
  key?: string
  headers?: Readonly<Record<string, string>>
  /** The URL, where another service makes it. Default: the URL of the declaration. */
  url?: string
}

type Form<E extends Endpoint> = E extends { form: infer S extends z.core.$ZodType }
  ? { form: z.input<S> }
  : {}
type Key<E extends Endpoint> = E extends { access: { scope: string } } ? { key: string } : {}

/** A call of an endpoint, typed by its declaration. */
export type CallOf<E extends Endpoint> = {
  by: Client
  url?: string
  headers?: Readonly<Record<string, string>>
} & InputOf<E> &
  Form<E> &
  Key<E>

/** Prepares a call of an endpoint that must succeed. */
export type Recipe<E extends Endpoint> = (world: World) => CallOf<E> | Promise<CallOf<E>>

type Features = typeof ENDPOINTS

/** A recipe for each endpoint of a feature. A feature without one of them does not compile. */
export type Recipes<F extends keyof Features> = {
  readonly [N in keyof Features[F]]: Features[F][N] extends Endpoint ? Recipe<Features[F][N]> : never
}
