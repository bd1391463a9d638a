import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'
import { role } from '#schema/sharing/roles.ts'

/** Who is behind an awareness client id; told by the server, never taken from what a client says of itself. */
export const rosterEntry = z.object({
  clientId: z.int().check(z.nonnegative()),
  userId: id,
  name: z.string(),
  role,
})
export const roster = z.array(rosterEntry)
export type RosterEntry = z.infer<typeof rosterEntry>
