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
/** The first invalid field; `code` is a key of {@link signUp}. */
export type SignUpProblem = { field: SignUpField; code: keyof (typeof signUp)['messages'] }

const problem = (field: SignUpField, code: SignUpProblem['code']): SignUpProblem => ({ field, code })

/**
 * Validates the form from top to bottom. Returns the first problem, or null. The server repeats the
 * checks it can.
 */
export function firstSignUpProblem(form: SignUpForm): SignUpProblem | null {
  if (!form.firstName.trim()) return problem('firstName', 'firstNameMissing')
  if (!form.lastName.trim()) return problem('lastName', 'lastNameMissing')
  if (!form.email.trim()) return problem('email', 'emailMissing')
  // Check the length first, since the pattern takes quadratic time.
  if (!isEmail(form.email.trim())) return problem('email', 'emailInvalid')
  const password = normalizedPassword(form.password)
  if (password.length < PASSWORD_MIN) return problem('password', 'passwordShort')
  if (password.length > PASSWORD_MAX) return problem('password', 'passwordLong')
  if (password !== normalizedPassword(form.confirmPassword))
    return problem('confirmPassword', 'passwordsDiffer')
  if (!form.agreeToTerms) return problem('agreeToTerms', 'termsOpen')
  return null
}

/** POST /api/auth/signup. Checks types only; {@link firstSignUpProblem} reports invalid values. */
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
