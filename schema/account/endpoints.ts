import {
  emailChange,
  linkGoogle as linkGoogleAnswer,
  passwordChange,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  pictureParams,
  profileChange,
  recoveryCodes,
  sessionParams,
  sessionsQuery,
  signedInSessions,
  totpCode,
  totpEnrolment,
} from '#schema/account/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S, MINUTE_S, QUARTER_HOUR_S } from '#schema/endpoints/limits.ts'
import { user } from '#schema/users/user.ts'

export const changeProfile = endpoint('PATCH /api/account/profile', {
  summary: "Change the user's name and preferences",
  access: 'user',
  body: profileChange,
  answer: user,
})

export const changeEmail = endpoint('POST /api/account/email', {
  summary: 'Send a link that changes the email address',
  access: 'user',
  reauthentication: true,
  limits: [{ name: 'email-change', calls: 5, seconds: HOUR_S, per: 'user' }],
  body: emailChange,
  answer: user,
})

export const changePassword = endpoint('POST /api/account/password', {
  summary: 'Set or change the password, and sign out everywhere else',
  access: 'user',
  reauthentication: true,
  body: passwordChange,
  answer: user,
})

export const linkGoogle = endpoint('POST /api/account/google', {
  summary: 'Begin to link a Google account',
  access: 'user',
  reauthentication: true,
  answer: linkGoogleAnswer,
})

export const unlinkGoogle = endpoint('DELETE /api/account/google', {
  summary: 'Unlink the Google account',
  access: 'user',
  reauthentication: true,
  answer: user,
})

export const listSessions = endpoint('GET /api/account/sessions', {
  summary: "List the user's sessions",
  access: 'user',
  query: sessionsQuery,
  answer: signedInSessions,
})

export const endSession = endpoint('DELETE /api/account/sessions/:sessionId', {
  summary: 'Sign out of one session',
  access: 'user',
  params: sessionParams,
})

export const endOtherSessions = endpoint('DELETE /api/account/sessions', {
  summary: 'Sign out of all other sessions',
  access: 'user',
})

export const requestDeletion = endpoint('POST /api/account/deletion', {
  summary: 'Schedule the deletion of the account',
  access: 'user',
  reauthentication: true,
  answer: user,
})

export const cancelDeletion = endpoint('DELETE /api/account/deletion', {
  summary: 'Cancel the deletion of the account',
  access: 'user',
  answer: user,
})

export const exportData = endpoint('GET /api/account/export', {
  summary: "Download all of the user's data",
  access: 'user',
  reauthentication: true,
  limits: [{ name: 'export', calls: 10, seconds: HOUR_S, per: 'user' }],
  file: 'application/zip',
})

export const beginTotp = endpoint('POST /api/account/totp', {
  summary: 'Begin to set up an authenticator app',
  access: 'user',
  reauthentication: true,
  answer: totpEnrolment,
})

export const confirmTotp = endpoint('POST /api/account/totp/confirm', {
  summary: 'Finish setting up an authenticator app',
  access: 'user',
  reauthentication: true,
  guesses: {
    name: 'totp-enrolment',
    failures: 10,
    seconds: QUARTER_HOUR_S,
    counts: 'VALIDATION',
    per: 'account',
  },
  body: totpCode,
  answer: recoveryCodes,
})

export const replaceRecoveryCodes = endpoint('POST /api/account/totp/recovery-codes', {
  summary: 'Replace the recovery codes',
  access: 'user',
  reauthentication: true,
  answer: recoveryCodes,
})

export const turnOffTotp = endpoint('DELETE /api/account/totp', {
  summary: 'Turn off the authenticator app',
  access: 'user',
  reauthentication: true,
  answer: user,
})

export const setPicture = endpoint('PUT /api/account/picture', {
  summary: "Set the user's picture",
  access: 'user',
  limits: [{ name: 'picture', calls: 10, seconds: MINUTE_S, per: 'user' }],
  upload: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
  answer: user,
})

export const removePicture = endpoint('DELETE /api/account/picture', {
  summary: "Remove the user's picture",
  access: 'user',
  answer: user,
})

export const picture = endpoint('GET /api/pictures/:pictureId', {
  summary: "Read a user's picture",
  access: 'user',
  params: pictureParams,
  file: 'image/webp',
})
