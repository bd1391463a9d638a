const CODES: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'])

/** Whether an answer could not be sent because its client has closed the connection. */
export const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code)
