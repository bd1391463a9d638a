import { invalidSignUp } from '#api/features/auth/signUpProblem.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#schema/auth/signUp.ts'

type Problem = 'passwordShort' | 'passwordLong' | 'common' | 'email' | 'name'

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
  if (password.length < PASSWORD_MIN) return 'passwordShort'
  if (password.length > PASSWORD_MAX) return 'passwordLong'
  const plain = password.toLowerCase()
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return 'email'
  if ((await commonPasswords()).has(plain)) return 'common'
  return isOwnWord(plain, email) ? 'name' : null
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
  if (problem === 'passwordShort' || problem === 'passwordLong')
    throw invalidSignUp({ field: 'password', code: problem })
  const text = t(`password.${problem}.text`)
  throw new AppError('VALIDATION', text, {
    fields: { password: text },
    details: { title: t(`password.${problem}.title`) },
  })
}
