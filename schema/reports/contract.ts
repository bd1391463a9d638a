import * as z from 'zod/mini'

import { DETAILS_MAX, REPORT_REASONS } from '#schema/reports/reasons.ts'
import { isBlank } from '#schema/shared/blank.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'

/** POST /api/shared-snippets/reports, from the page of a code. The code is in no address. */
export const reportShared = z.strictObject({
  code: shareCode,
  reason: z.enum(REPORT_REASONS),
  details: z._default(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(DETAILS_MAX)),
      z.transform((text: string) => (isBlank(text) ? '' : text)),
    ),
    '',
  ),
})
export type ReportShared = z.infer<typeof reportShared>
