import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'
import { hashPassword, passwordFits } from '#api/features/auth/passwords.ts'
import { invalidSignUp } from '#api/features/auth/signUpProblem.ts'
import { requireMailbox } from '#api/features/auth/signUpProblem.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import { renewHash, type NewAccount } from '#api/features/users/service.ts'
import { mailboxOf } from '#api/kit/mailbox.ts'
import { signUpProblems, type SignUpRequest } from '#schema/auth/signUp.ts'

/**
 * Returns the user with that email and password, or null. An unknown email and a wrong password
 * take the same time.
 */
export const userWithPassword = async (email: string, password: string): Promise<Account | null> =>
  ifPassword(await findByEmail(email), password)

/**
 * Returns the account if it has that password, or null. Renews a hash from before passwords were
 * normalized.
 */
export async function ifPassword(user: Account | null, password: string): Promise<Account | null> {
  const stored = user?.passwordHash
  const fit = await passwordFits(stored, password)
  if (fit === 'wrong' || !user || !stored) return null
  return fit === 'outdated' ? renewHash(user.id, stored, await hashPassword(password)) : user
}

/**
 * Checks a sign-up in the order of the form, and hashes its password. Hashing is too slow for a
 * transaction. Throws VALIDATION with the first problem.
 */
export async function newAccount(request: SignUpRequest): Promise<NewAccount> {
  const { password } = request
  const typed = mailboxOf(request.email) ?? request.email
  const [problem] = signUpProblems({
    ...request,
    email: typed,
    confirmPassword: password,
    agreeToTerms: true,
  })
  if (problem) throw invalidSignUp(problem)
  const email = requireMailbox(typed)
  await requireGoodPassword(password, email)
  return {
    email,
    passwordHash: await hashPassword(password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    subscribeNewsletter: request.subscribeNewsletter,
  }
}
