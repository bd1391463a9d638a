import * as z from 'zod/mini'

/** Every error code of the product with its HTTP status. This is the only such map. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  QUOTA_EXCEEDED: 402,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  ADMIN_SIGN_IN_REQUIRED: 403,
  EMAIL_NOT_VERIFIED: 403,
  FOREIGN_ORIGIN: 403,
  FEATURE_NOT_IN_PLAN: 403,
  VOICE_NOT_ALLOWED: 403,
  VOICE_SWITCHED_OFF: 403,
  TOO_MANY_MEMBERS: 403,
  NOT_FOUND: 404,
  LINK_EXPIRED: 404,
  EMAIL_TAKEN: 409,
  PRICE_CHANGED: 409,
  CONFLICT: 409,
  IN_PROGRESS: 409,
  TOO_LARGE: 413,
  STORAGE_FULL: 413,
  VALIDATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The only format of an error body. `fields` maps a field's name to its problem. */
export const errorBody = z.looseObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBody = z.infer<typeof errorBody>

/**
 * An expected failure with a code and a message for the user. `details` are further public members
 * of the error body (such as `used` and `limit` of an exhausted quota).
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.code = code
    this.fields = more.fields
    this.details = more.details
  }
}
