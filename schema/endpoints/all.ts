import * as assist from '#schema/assist/endpoints.ts'
import * as check from '#schema/check/endpoints.ts'
import * as documents from '#schema/documents/endpoints.ts'
import * as emailWriter from '#schema/email-writer/endpoints.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import * as plans from '#schema/plans/endpoints.ts'
import * as sentiment from '#schema/sentiment/endpoints.ts'
import * as spam from '#schema/spam/endpoints.ts'
import * as usage from '#schema/usage/endpoints.ts'

/** Every endpoint, by feature and name. */
export const ENDPOINTS = {
  assist,
  check,
  documents,
  emailWriter,
  plans,
  sentiment,
  spam,
  usage,
} as const satisfies Record<string, Record<string, Endpoint>>

/** The same as a list; `name` is unique, such as `documents.create`. */
export const allEndpoints: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  ENDPOINTS,
).flatMap(([feature, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
