import * as z from 'zod/mini'

import {
  emailConfirmed,
  firstAdminRequest,
  passwordReset,
  passwordResetRequest,
  reauthentication,
  secondFactor,
  signInAnswer,
  tokenRequest,
} from '#schema/auth/reauthentication.ts'
import { signInRequest, signUpRequest } from '#schema/auth/signUp.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S, QUARTER_HOUR_S } from '#schema/endpoints/limits.ts'
import { done } from '#schema/shared/done.ts'
import { user } from '#schema/users/user.ts'

export const signUp = endpoint('POST /api/auth/signup', {
  summary: 'Create an account and sign in',
  access: 'public',
  limits: [{ name: 'signup', calls: 10, seconds: HOUR_S, per: 'address' }],
  body: signUpRequest,
  answer: done,
  status: 201,
})

/**
 * Guesses are counted by account and address together: another address does not lock a user out.
 */
export const signIn = endpoint('POST /api/auth/signin', {
  summary: 'Sign in with email and password',
  access: 'public',
  limits: [{ name: 'signin-address', calls: 100, seconds: QUARTER_HOUR_S, per: 'address' }],
  guesses: {
    name: 'signin',
    failures: 5,
    seconds: QUARTER_HOUR_S,
    counts: 'UNAUTHENTICATED',
    per: 'account and address',
  },
  body: signInRequest,
  answer: signInAnswer,
})

/** Guesses are counted by account alone: a caller who gets here knows the password. */
export const signInWithCode = endpoint('POST /api/auth/signin/totp', {
  summary: 'Finish signing in with a code from the authenticator app, or a recovery code',
  access: 'public',
  limits: [{ name: 'second-factor-address', calls: 100, seconds: QUARTER_HOUR_S, per: 'address' }],
  guesses: {
    name: 'second-factor',
    failures: 5,
    seconds: QUARTER_HOUR_S,
    counts: 'UNAUTHENTICATED',
    per: 'account',
  },
  body: secondFactor,
  answer: signInAnswer,
})

export const reauthenticate = endpoint('POST /api/auth/reauthentication', {
  summary: 'Reauthenticate the user',
  access: 'user',
  guesses: {
    name: 'reauthentication',
    failures: 5,
    seconds: QUARTER_HOUR_S,
    counts: 'FORBIDDEN',
    per: 'account',
  },
  body: reauthentication,
  answer: done,
})

export const signInPage = endpoint('GET /api/login', {
  summary: 'Go to the sign-in page',
  access: 'public',
  query: z.object({ returnTo: z.optional(z.unknown()) }),
  redirect: true,
})

const google = [{ name: 'google', calls: 60, seconds: QUARTER_HOUR_S, per: 'address' }] as const

export const beginGoogle = endpoint('GET /api/auth/google', {
  summary: 'Sign in with Google, link it, or reauthenticate with it',
  access: 'public',
  limits: google,
  query: z.object({
    returnTo: z.optional(z.unknown()),
    /** Present: links Google to the signed-in account. */
    link: z.optional(z.string()),
    /** Present: reauthenticates the user. */
    proof: z.optional(z.string()),
  }),
  redirect: true,
})

export const finishGoogle = endpoint('GET /api/auth/google/callback', {
  summary: 'Return from Google',
  access: 'public',
  limits: google,
  redirect: true,
})

const emailLinks = [{ name: 'links', calls: 60, seconds: QUARTER_HOUR_S, per: 'address' }] as const

export const confirmEmail = endpoint('POST /api/auth/verification/confirm', {
  summary: 'Confirm the email of the signed-in user with the token of a link',
  access: 'user',
  limits: emailLinks,
  body: tokenRequest,
  answer: emailConfirmed,
})

export const confirmEmailChange = endpoint('POST /api/auth/email-change/confirm', {
  summary: 'Change the email of the signed-in user with the token of a link',
  access: 'user',
  limits: emailLinks,
  body: tokenRequest,
  answer: emailConfirmed,
})

/**
 * Known and unknown addresses get the same answer, in the same time, under the same limits. Beyond
 * three emails, calls are dropped without an error: a stranger must not lock the owner out.
 */
export const requestPasswordReset = endpoint('POST /api/auth/password-reset', {
  summary: 'Send a link to reset a password',
  access: 'public',
  limits: [{ name: 'reset-address', calls: 20, seconds: HOUR_S, per: 'address' }],
  dropped: { name: 'reset-email', calls: 3, seconds: QUARTER_HOUR_S, per: 'email' },
  body: passwordResetRequest,
  answer: done,
  status: 202,
})

export const resetPassword = endpoint('POST /api/auth/password-reset/confirm', {
  summary: 'Set a new password with the token of a link',
  access: 'public',
  limits: emailLinks,
  body: passwordReset,
  answer: done,
})

export const becomeFirstAdmin = endpoint('POST /api/admin/first', {
  summary: 'Become the first administrator with the link that the first start printed',
  access: 'user',
  limits: [{ name: 'first-admin', calls: 10, seconds: QUARTER_HOUR_S, per: 'user' }],
  body: firstAdminRequest,
  answer: user,
})
