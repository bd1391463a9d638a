import type { LostPoints } from '#schema/coach/report.ts'
import type { EmailRange } from '#schema/spam/report.ts'
import type { Range } from '#schema/style/report.ts'

import type { Email } from './email.ts'

/** A coach rule: returns the points an email loses, or null. */
export type CoachRule = (email: Email) => LostPoints | null

/** Returns a range of the body. */
export const inBody = ({ start, end }: Range): EmailRange => ({ part: 'body', start, end })

/** Returns whole points: at least one and at most `limit`. */
export const most = (points: number, limit: number): number =>
  Math.min(limit, Math.max(1, Math.round(points)))
