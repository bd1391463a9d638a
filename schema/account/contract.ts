import * as z from 'zod/mini'

import { NAME_MAX, PASSWORD_TYPED_MAX } from '#schema/auth/signUp.ts'
import { dialect } from '#schema/check-settings/goals.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { cursorOf, pageQueryOf } from '#schema/shared/cursor.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** Number of days in which a deletion can be undone. */
export const DELETION_DAYS = 14
/** Maximum size of a picture in bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
/** Accepted picture types. The content decides, not the declared type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

const name = z.string().check(z.trim(), z.minLength(1, issueKey('nameMissing')), z.maxLength(NAME_MAX))

/** PATCH /api/account/profile returns the user. Absent fields stay unchanged. */
export const profileChange = z.strictObject({
  firstName: z.optional(name),
  lastName: z.optional(name),
  subscribeNewsletter: z.optional(z.boolean()),
  /** The user's switch. Voice commands also require an administrator's permission or the plan. */
  voiceCommandsEnabled: z.optional(z.boolean()),
  voiceLanguage: z.optional(
    z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, issueKey('languageInvalid'))),
  ),
  dialect: z.optional(dialect),
})
export type ProfileChange = z.infer<typeof profileChange>

/**
 * POST /api/account/email sends a confirmation link to the new address (GET /api/auth/user returns
 * it as `pendingEmail`). The address changes when the link is opened. Calls
 * marked "reauthentication", like this one, require a recent one.
 */
export const emailChange = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, issueKey('emailMissing')), z.maxLength(EMAIL_MAX)),
})

/**
 * POST /api/account/password (reauthentication): sets or changes the password. Ends all other
 * sessions.
 */
export const passwordChange = z.strictObject({ password: z.string().check(z.maxLength(PASSWORD_TYPED_MAX)) })

/** Identifies a session without revealing its secret. */
export const sessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** A device that is signed in. */
export const signedInSession = z.object({
  id: sessionId,
  current: z.boolean(),
  /** Browser and system, such as "Firefox on Windows". */
  device: z.string(),
  address: z.string(),
  startedAt: timestamp,
  seenAt: timestamp,
})
export type SignedInSession = z.infer<typeof signedInSession>
export const signedInSessions = z.array(signedInSession)

/**
 * GET /api/account/sessions: the user's sessions, most recently used first. The cursor of a session
 * is its `seenAt` with its id.
 */
export const sessionsQuery = z.object(pageQueryOf(sessionId))

/** Returns the cursor behind a session. */
export const sessionCursor = ({ id: session, seenAt }: SignedInSession): string =>
  cursorOf({ at: seenAt, id: session })

/**
 * `:sessionId` of DELETE /api/account/sessions/:sessionId. DELETE /api/account/sessions ends all
 * other sessions.
 */
export const sessionParams = z.object({ sessionId })

/** POST /api/account/totp (reauthentication): begins the setup. */
export const totpEnrolment = z.object({
  /** Base32, for manual entry in an app. */
  secret: z.string(),
  /** otpauth://… */
  uri: z.string(),
  /** The URI as a QR code: an SVG data URL. */
  qrCode: z.string(),
})
export type TotpEnrolment = z.infer<typeof totpEnrolment>

/**
 * POST /api/account/totp/confirm: the first code from the app completes the setup. DELETE
 * /api/account/totp turns TOTP off (reauthentication).
 */
export const totpCode = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, issueKey('codeMissing')), z.maxLength(32)),
})

/**
 * Returned by the confirmation and by POST /api/account/totp/recovery-codes (reauthentication;
 * invalidates the old codes). Shown once.
 */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/**
 * PUT /api/account/picture (with the image as body) and DELETE return the user. GET
 * /api/pictures/:pictureId returns the image.
 */
export const pictureParams = z.object({ pictureId: id })

// POST /api/account/deletion (reauthentication): deletes the account after DELETION_DAYS; DELETE
// undoes it. Both return the user. GET /api/account/export (reauthentication): a zip file with all
// data. POST /api/account/google (reauthentication): returns the redirect that links Google, as
// {@link linkGoogle}. DELETE /api/account/google (reauthentication): unlinks Google and returns the
// user. Answers 409 if the account has no password.

export const linkGoogle = z.object({ location: z.string() })
