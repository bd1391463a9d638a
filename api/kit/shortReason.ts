/** Returns the reason of a failure for administrators, as one short line. */
export const shortReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500)
