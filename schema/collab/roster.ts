import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'
import { role } from '#schema/sharing/roles.ts'

const clientId = z.int().check(z.nonnegative())
const user = z.object({
  kind: z.literal('user'),
  clientId,
  userId: id,
  firstName: z.string(),
  name: z.string(),
  role,
})
/** An anonymous visitor with a share code. */
const visitor = z.object({ kind: z.literal('visitor'), clientId })
/** A user as visitors see them: the first name. */
const named = z.object({ kind: z.literal('named'), clientId, name: z.string() })

/**
 * The person behind an awareness client id. The server fills it in; a client's own claims are
 * ignored.
 */
export const rosterEntry = z.discriminatedUnion('kind', [user, visitor])
export const roster = z.array(rosterEntry)
export type RosterEntry = z.infer<typeof rosterEntry>
export type RosterUser = z.infer<typeof user>

/** The roster that visitors receive. */
export const visitorsRoster = z.array(z.discriminatedUnion('kind', [named, visitor]))
export type VisitorsRosterEntry = z.infer<typeof visitorsRoster>[number]
