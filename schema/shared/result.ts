/** The outcome of an operation whose failure is an expected answer rather than an exception. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

/** A successful {@link Result}. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** A failed {@link Result}. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error })
