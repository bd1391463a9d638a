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

const IS_OWN_WORD: Problem = {
  title: 'Password too easy',
  text: 'This is little more than a name that anybody could guess. Please choose another password.',
}

/** Words that are tried first here, since they are this product's or everybody's. docs/security.md lists them. */
const OWN_WORDS = ['bluepencil', 'password', 'admin', 'welcome', 'writing', 'editor']
/** What has to be left of a password without such words. */
const REST_MIN = 5

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
  if ((await commonPasswords()).has(plain)) return TOO_COMMON
  return isOwnWord(plain, email) ? IS_OWN_WORD : null
}

/** Whether hardly anything but digits, signs and a few letters stands beside a word of ours or the email's name. */
function isOwnWord(plain: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  const words = [...OWN_WORDS, ...name.split(/[^\p{L}\d]+/u).filter(word => word.length > 3)]
  const letters = plain.replaceAll(/[^\p{L}\d]/gu, '')
  const found = words.filter(word => letters.includes(word))
  if (found.length === 0) return false
  const rest = found.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest.replaceAll(/\d/g, '').length < REST_MIN
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
