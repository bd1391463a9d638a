import * as z from 'zod/mini'

import { EMAIL_MAX, PASSWORD_MAX } from '#schema/auth/signUp.ts'
import { issueKey } from '#schema/messages/issue.ts'

/** Minutes for which a proof of identity is fresh: dangerous calls answer 403 REAUTHENTICATION_REQUIRED after that. */
export const PROOF_MINUTES = 10

/** A token as it stands in a link: 32 bytes, base64url. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, issueKey('linkIncomplete')))

/** POST /api/auth/verification/confirm and /api/auth/email-change/confirm. POST /api/auth/verification sends the mail again. */
export const tokenRequest = z.strictObject({ token })

/** What following such a link gives: the address that is now the account's. */
export const emailConfirmed = z.object({ success: z.literal(true), email: z.string() })

/** POST /api/auth/password-reset: the answer is the same whether there is such an account or not. */
export const passwordResetRequest = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, issueKey('emailMissing')), z.maxLength(EMAIL_MAX)),
})

/** POST /api/auth/password-reset/confirm: the account's sessions end. */
export const passwordReset = z.strictObject({
  token,
  password: z.string().check(z.maxLength(PASSWORD_MAX + 1)),
})

/** What POST /api/auth/signin gives: `totp` when a code of the authenticator app (or a recovery code) is asked for next. */
export const signInAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  next: z.enum(['done', 'totp']),
})

/** POST /api/auth/signin/totp: a code of the app, or a recovery code. */
export const secondFactor = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, issueKey('codeMissing')), z.maxLength(32)),
})

/**
 * POST /api/auth/reauthentication: a fresh proof of identity, by password, and a code too when the account has TOTP. An
 * account without a password proves itself by GET /api/auth/google?proof=1&returnTo=….
 */
export const reauthentication = z.strictObject({
  password: z.string().check(z.minLength(1, issueKey('passwordMissing')), z.maxLength(PASSWORD_MAX)),
  code: z.optional(z.string().check(z.trim(), z.maxLength(32))),
})

/** A plain success. */
export const done = z.object({ success: z.literal(true), message: z.string() })

/** POST /api/admin/first: makes the signed-in user an admin by the link that was printed at the first start. */
export const firstAdminRequest = tokenRequest

/**
 * Why GET /api/auth/google came back to /signin?problem=…: it is not set up here, its answer could not be used, the Google
 * account has no verified email, the account is in use by another Google account, or the person turned back.
 */
export const googleProblem = z.enum([
  'google-not-configured',
  'google-failed',
  'google-unverified',
  'google-taken',
  'google-cancelled',
])
export type GoogleProblem = z.infer<typeof googleProblem>
