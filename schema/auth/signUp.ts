import * as z from 'zod/mini'

import type { signUp } from '#schema/messages/en/signUp.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { EMAIL_MAX, isEmail } from '#schema/shared/email.ts'

/** Lengths of the fields. */
export const NAME_MAX = 100
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Maximum length as typed: some keyboards and pastes write a character in several parts. */
export const PASSWORD_TYPED_MAX = 4 * PASSWORD_MAX

/** Returns a password with each character composed, so that it is the same from every keyboard. */
export const normalizedPassword = (password: string): string => password.normalize('NFC')

/** The fields of the sign-up form. The last two never leave the browser. */
export type SignUpForm = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  agreeToTerms: boolean
}

export type SignUpField = keyof SignUpForm
/** An invalid field; `code` is a key of {@link signUp}. */
export type SignUpProblem = { field: SignUpField; code: keyof (typeof signUp)['messages'] }

const problem = (field: SignUpField, code: SignUpProblem['code']): SignUpProblem => ({ field, code })

/**
 * Validates the form from top to bottom. Returns the first problem of each field. The server repeats
 * the checks it can.
 */
export function signUpProblems(form: SignUpForm): SignUpProblem[] {
  const password = normalizedPassword(form.password)
  const isSame = password === normalizedPassword(form.confirmPassword)
  const found = [
    !form.firstName.trim() && problem('firstName', 'firstNameMissing'),
    !form.lastName.trim() && problem('lastName', 'lastNameMissing'),
    emailProblem(form.email.trim()),
    password.length < PASSWORD_MIN && problem('password', 'passwordShort'),
    password.length > PASSWORD_MAX && problem('password', 'passwordLong'),
    !isSame && problem('confirmPassword', 'passwordsDiffer'),
    !form.agreeToTerms && problem('agreeToTerms', 'termsOpen'),
  ]
  return found.filter(one => one !== false)
}

function emailProblem(email: string): SignUpProblem | false {
  if (email === '') return problem('email', 'emailMissing')
  return !isEmail(email) && problem('email', 'emailInvalid')
}

/** POST /api/auth/signup. Checks types only; {@link signUpProblems} reports invalid values. */
export const signUpRequest = z.strictObject({
  firstName: z._default(z.string().check(z.maxLength(NAME_MAX)), ''),
  lastName: z._default(z.string().check(z.maxLength(NAME_MAX)), ''),
  email: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
  subscribeNewsletter: z._default(z.boolean(), true),
})
export type SignUpRequest = z.infer<typeof signUpRequest>

/** POST /api/auth/signin. */
export const signInRequest = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, issueKey('emailMissing')), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1, issueKey('passwordMissing')), z.maxLength(PASSWORD_TYPED_MAX)),
})
