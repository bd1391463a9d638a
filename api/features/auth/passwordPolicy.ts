import { invalidSignUp } from '#api/features/auth/signUpProblem.ts'
import { t } from '#api/kit/messages.ts'
import { normalizedPassword, PASSWORD_MAX, PASSWORD_MIN } from '#schema/auth/signUp.ts'
import { AppError } from '#schema/shared/errors.ts'

type Problem = 'passwordShort' | 'passwordLong' | 'common' | 'email' | 'name'

/** Words that attackers try first. docs/security.md lists them. */
const OWN_WORDS = ['bluepencil', 'password', 'admin', 'welcome', 'writing', 'editor']
/** Minimum number of other characters in a password that contains such a word. */
const REST_MIN = 5

let common: Promise<ReadonlySet<string>> | null = null

/** Returns about 49,000 common passwords, read at the first call. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(word => word.length >= PASSWORD_MIN)),
  )
  return common
}

async function problemOf(typed: string, email: string): Promise<Problem | null> {
  const password = normalizedPassword(typed)
  if (password.length < PASSWORD_MIN) return 'passwordShort'
  if (password.length > PASSWORD_MAX) return 'passwordLong'
  const plain = password.toLowerCase()
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return 'email'
  if ((await commonPasswords()).has(plain)) return 'common'
  return isOwnWord(plain, email) ? 'name' : null
}

/** Whether a password is little more than one of these words, or the name in the email. */
function isOwnWord(plain: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  const words = [...OWN_WORDS, ...name.split(/[^\p{L}\d]+/u).filter(word => word.length > 3)]
  const letters = plain.replaceAll(/[^\p{L}\d]/gu, '')
  const found = words.filter(word => letters.includes(word))
  if (found.length === 0) return false
  const rest = found.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest.replaceAll(/\d/g, '').length < REST_MIN
}

/** Throws VALIDATION for a password that is too weak for an account with that email. */
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
