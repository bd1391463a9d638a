import * as z from 'zod/mini'

/** Lengths beyond which a field is refused. */
export const NAME_MAX = 100
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** The specification's simple pattern, without what only a list of addresses or a quoted one has: such mail goes astray. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** What the sign-up form holds; the last two never cross the wire. */
export type SignUpForm = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  agreeToTerms: boolean
}

export type SignUpField = keyof SignUpForm
export type SignUpProblem = { field: SignUpField; title: string; text: string }

const problem = (field: SignUpField, title: string, text: string): SignUpProblem => ({ field, title, text })

/** Checks the form from top to bottom. Returns the first problem, or null. The server repeats the checks it can. */
export function firstSignUpProblem(form: SignUpForm): SignUpProblem | null {
  if (!form.firstName.trim())
    return problem('firstName', 'First name required', 'Please enter your first name.')
  if (!form.lastName.trim()) return problem('lastName', 'Last name required', 'Please enter your last name.')
  if (!form.email.trim()) return problem('email', 'Email required', 'Please enter your email address.')
  // The length first: the pattern's time grows with the square of it.
  if (form.email.trim().length > EMAIL_MAX || !EMAIL.test(form.email.trim()))
    return problem('email', 'Invalid email', 'Please enter a valid email address.')
  if (form.password.length < PASSWORD_MIN)
    return problem('password', 'Password too short', 'Password must be at least 8 characters long.')
  if (form.password.length > PASSWORD_MAX)
    return problem('password', 'Password too long', 'Password must be at most 128 characters long.')
  if (form.password !== form.confirmPassword)
    return problem(
      'confirmPassword',
      "Passwords don't match",
      'Please make sure both passwords are identical.',
    )
  if (!form.agreeToTerms)
    return problem(
      'agreeToTerms',
      'Terms and conditions',
      'Please accept the terms and conditions to continue.',
    )
  return null
}

/** POST /api/auth/signup. Types only: what is wrong with a value is said by {@link firstSignUpProblem}. */
export const signUpRequest = z.strictObject({
  firstName: z._default(z.string().check(z.maxLength(NAME_MAX)), ''),
  lastName: z._default(z.string().check(z.maxLength(NAME_MAX)), ''),
  email: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
  subscribeNewsletter: z._default(z.boolean(), true),
})
export type SignUpRequest = z.infer<typeof signUpRequest>

export const signUpAnswer = z.object({ success: z.literal(true), message: z.string() })

/** POST /api/auth/signin. */
export const signInRequest = z.strictObject({
  email: z.string().check(z.minLength(1, 'Please enter your email address.'), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1, 'Please enter your password.'), z.maxLength(PASSWORD_MAX)),
})
export type SignInRequest = z.infer<typeof signInRequest>
