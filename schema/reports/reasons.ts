/** Why a reader reports a text, in the order in which the reasons are offered. */
export const REPORT_REASONS = ['spam', 'hateful', 'private', 'copyright', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Maximum number of characters of the details. */
export const DETAILS_MAX = 1000
