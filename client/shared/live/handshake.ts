/**
 * Milliseconds after which a client abandons an unanswered handshake and tries again. A server
 * process that stands still accepts connections and never answers.
 */
export const HANDSHAKE_MS = 10_000
