import { AppError } from '#schema/shared/errors.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#schema/auth/signUp.ts'

type Problem = { title: string; text: string }

const TOO_SHORT: Problem = {
  title: 'Password too short',
  text: `Password must be at least ${PASSWORD_MIN} characters long.`,
}
const TOO_LONG: Problem = {
  title: 'Password too long',
  text: `Password must be at most ${PASSWORD_MAX} characters long.`,
}
const TOO_COMMON: Problem = {
  title: 'Password too common',
  text: 'This is one of the passwords that are tried first. Please choose another one.',
}
const IS_EMAIL: Problem = {
  title: 'Password too easy',
  text: 'Your email address is not a secret. Please choose another password.',
}

let common: Promise<ReadonlySet<string>> | null = null

/** The commonest passwords, about 49,000; read at the first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(word => word.length >= PASSWORD_MIN)),
  )
  return common
}

async function problemOf(password: string, email: string): Promise<Problem | null> {
  if (password.length < PASSWORD_MIN) return TOO_SHORT
  if (password.length > PASSWORD_MAX) return TOO_LONG
  const plain = password.toLowerCase()
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return IS_EMAIL
  return (await commonPasswords()).has(plain) ? TOO_COMMON : null
}

/** Throws VALIDATION for a password that an account with that email may not have. */
export async function requireGoodPassword(password: string, email: string): Promise<void> {
  const problem = await problemOf(password, email)
  if (problem === null) return
  throw new AppError('VALIDATION', problem.text, {
    fields: { password: problem.text },
    details: { title: problem.title },
  })
}
