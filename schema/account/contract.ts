import * as z from 'zod/mini'

import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from '#schema/auth/signUp.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { dialect } from '#schema/check-settings/goals.ts'
import { issueKey } from '#schema/messages/issue.ts'

/** Days in which a deletion can be undone. */
export const DELETION_DAYS = 14
/** Largest picture that is taken, in bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
/** What a picture may be; whatever it says it is, its content decides. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

const name = z.string().check(z.trim(), z.minLength(1, issueKey('nameMissing')), z.maxLength(NAME_MAX))

/** PATCH /api/account/profile; gives the user. What is absent stays. */
export const profileChange = z.strictObject({
  firstName: z.optional(name),
  lastName: z.optional(name),
  subscribeNewsletter: z.optional(z.boolean()),
  /** The user's own switch; an administrator's allowance and the plan count beside it. */
  voiceCommandsEnabled: z.optional(z.boolean()),
  voiceLanguage: z.optional(
    z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, issueKey('languageInvalid'))),
  ),
  dialect: z.optional(dialect),
})
export type ProfileChange = z.infer<typeof profileChange>

/**
 * POST /api/account/email: mails a link to the new address (GET /api/auth/user shows it as `pendingEmail`). It becomes
 * the account's when the link is followed. Needs a fresh proof of identity, as do all calls marked so.
 */
export const emailChange = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, issueKey('emailMissing')), z.maxLength(EMAIL_MAX)),
})

/** POST /api/account/password, fresh proof: sets or changes it. All other sessions end. */
export const passwordChange = z.strictObject({ password: z.string().check(z.maxLength(PASSWORD_MAX + 1)) })

/** GET /api/account/sessions: where the user is signed in; the newest first. */
export const signedInSession = z.object({
  /** Stands for the session without giving it away. */
  id: z.string(),
  current: z.boolean(),
  /** Browser and system, such as "Firefox on Windows". */
  device: z.string(),
  address: z.string(),
  startedAt: timestamp,
  seenAt: timestamp,
})
export type SignedInSession = z.infer<typeof signedInSession>
export const signedInSessions = z.array(signedInSession)

/** `:sessionId` of DELETE /api/account/sessions/:sessionId. DELETE /api/account/sessions ends all others. */
export const sessionParams = z.object({ sessionId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

/** POST /api/account/totp, fresh proof: begins an enrolment. */
export const totpEnrolment = z.object({
  /** Base32, to type into an app. */
  secret: z.string(),
  /** otpauth://… */
  uri: z.string(),
  /** The same as a QR code: an SVG data URL. */
  qrCode: z.string(),
})
export type TotpEnrolment = z.infer<typeof totpEnrolment>

/** POST /api/account/totp/confirm: the first code of the app ends the enrolment. DELETE /api/account/totp ends TOTP, fresh proof. */
export const totpCode = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, issueKey('codeMissing')), z.maxLength(32)),
})

/** What confirming gives, and POST /api/account/totp/recovery-codes (fresh proof; the old ones stop): shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** PUT /api/account/picture (the image's bytes as body) and DELETE give the user; GET /api/pictures/:pictureId the image. */
export const pictureParams = z.object({ pictureId: id })

// POST /api/account/deletion, fresh proof: the account goes after DELETION_DAYS; DELETE takes it back. Both give the user.
// GET /api/account/export, fresh proof: a zip of everything.
// POST /api/account/google, fresh proof: gives where the browser goes to link Google, as {@link linkGoogle}.
// DELETE /api/account/google, fresh proof: unlinks Google; refused (409) without a password. Gives the user.

export const linkGoogle = z.object({ location: z.string() })
