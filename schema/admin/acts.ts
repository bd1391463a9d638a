import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'

/** Maximum number of characters of a reason. */
export const REASON_MAX = 300

/** The revision that the page shows. Another one answers 409 “Changed by someone else”. */
export const shownRevision = z.int().check(z.nonnegative())

/** Why an administrator does it. The audit keeps it. */
export const actReason = z
  .string()
  .check(z.trim(), z.minLength(1, issueKey('reasonMissing')), z.maxLength(REASON_MAX))
