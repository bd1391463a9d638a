import * as z from 'zod/mini'

import { PASSWORD_TYPED_MAX } from '#schema/auth/signUp.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'

/**
 * How many minutes a reauthentication stays valid. Afterwards, dangerous calls answer 403
 * REAUTHENTICATION_REQUIRED.
 */
export const REAUTHENTICATION_MINUTES = 10

/**
 * After how many minutes without a call of theirs administrators and support sign in again. Until then, their calls
 * answer 403 ADMIN_SIGN_IN_REQUIRED.
 */
export const ADMIN_IDLE_MINUTES = 30

/** A token from a link: 32 bytes, base64url. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, issueKey('linkIncomplete')))

/**
 * POST /api/auth/verification/confirm and /api/auth/email-change/confirm. POST
 * /api/auth/verification resends the email.
 */
export const tokenRequest = z.strictObject({ token })

/** Returned when the link is opened: the address that the account now has. */
export const emailConfirmed = z.object({ success: z.literal(true), email: z.string() })

/** POST /api/auth/password-reset. The answer does not reveal whether the account exists. */
export const passwordResetRequest = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, issueKey('emailMissing')), z.maxLength(EMAIL_MAX)),
})

/** POST /api/auth/password-reset/confirm. Ends all sessions of the account. */
export const passwordReset = z.strictObject({
  token,
  password: z.string().check(z.maxLength(PASSWORD_TYPED_MAX)),
})

/**
 * Returned by POST /api/auth/signin: `totp` if the next step is a code from the authenticator app
 * (or a recovery code).
 */
export const signInAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  next: z.enum(['done', 'totp']),
})

/** POST /api/auth/signin/totp: a code from the app, or a recovery code. */
export const secondFactor = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, issueKey('codeMissing')), z.maxLength(32)),
})

/**
 * POST /api/auth/reauthentication: reauthenticates the user by password, and by a code too if the
 * account has TOTP. An account without a password uses GET /api/auth/google?proof=1&returnTo=….
 */
export const reauthentication = z.strictObject({
  password: z.string().check(z.minLength(1, issueKey('passwordMissing')), z.maxLength(PASSWORD_TYPED_MAX)),
  code: z.optional(z.string().check(z.trim(), z.maxLength(32))),
})

/**
 * POST /api/admin/first: makes the signed-in user an administrator, using the link printed at the
 * first start.
 */
export const firstAdminRequest = tokenRequest

/**
 * Why GET /api/auth/google redirected to /signin?problem=…: Google is not configured, its answer
 * was invalid, the Google account has no verified email, another Google account is linked, or the
 * user canceled.
 */
export const googleProblem = z.enum([
  'google-not-configured',
  'google-failed',
  'google-unverified',
  'google-taken',
  'google-cancelled',
])
export type GoogleProblem = z.infer<typeof googleProblem>
