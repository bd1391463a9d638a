import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'
import { hashPassword, passwordFits } from '#api/features/auth/passwords.ts'
import { invalidSignUp } from '#api/features/auth/signUpProblem.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import type { NewAccount } from '#api/features/users/service.ts'
import { firstSignUpProblem, type SignUpRequest } from '#schema/auth/signUp.ts'

/**
 * Returns the user with that email and password, or null. An unknown email and a wrong password
 * take the same time.
 */
export async function userWithPassword(email: string, password: string): Promise<Account | null> {
  const user = await findByEmail(email)
  const fits = await passwordFits(user?.passwordHash, password)
  return fits ? user : null
}

/**
 * Checks a sign-up in the order of the form, and hashes its password. Hashing is too slow for a
 * transaction. Throws VALIDATION with the first problem.
 */
export async function newAccount(request: SignUpRequest): Promise<NewAccount> {
  const problem = firstSignUpProblem({ ...request, confirmPassword: request.password, agreeToTerms: true })
  if (problem !== null) throw invalidSignUp(problem)
  await requireGoodPassword(request.password, request.email.trim())
  return {
    email: request.email.trim(),
    passwordHash: await hashPassword(request.password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    subscribeNewsletter: request.subscribeNewsletter,
  }
}
