/** Flags of Node for the server. */
export const SERVER_FLAGS: readonly string[]
/** Environment of the server. */
export const SERVER_ENV: Readonly<Record<string, string>>
