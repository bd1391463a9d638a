import { z } from 'zod'

import { id } from '#schema/shared/ids.ts'
import { role } from '#schema/sharing/roles.ts'

/** Who is behind an awareness client id; told by the server, never taken from what a client says of itself. */
export const rosterEntry = z.object({
  clientId: z.number().int().nonnegative(),
  userId: id,
  name: z.string(),
  role,
})
export const roster = z.array(rosterEntry)
export type RosterEntry = z.infer<typeof rosterEntry>
