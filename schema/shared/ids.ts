import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'

/** Ids are lower-case UUIDs, spelled the same in rooms, log rows and URLs. */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, issueKey('idInvalid')))

/** The path parameter `:id`. */
export const idParams = z.object({ id })

export type DocumentId = string
export type UserId = string

/** A timestamp between processes: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()
