import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'

/** Ids are lower-case UUIDs, spelled the same in rooms, log rows and URLs. */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, issueKey('idInvalid')))

/** The path parameter `:id`. */
export const idParams = z.object({ id })

/** The query of a change that is refused if another user than this one is signed in. */
export const asUser = z.object({ as: z.optional(id) })

export type DocumentId = string
export type UserId = string

/** A timestamp between processes: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()
