import * as documents from '#schema/documents/endpoints.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'

/** Every endpoint, by feature and name. */
export const ENDPOINTS = { documents } as const satisfies Record<string, Record<string, Endpoint>>

/** The same as a list; `name` is unique, such as `documents.create`. */
export const allEndpoints: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  ENDPOINTS,
).flatMap(([feature, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
