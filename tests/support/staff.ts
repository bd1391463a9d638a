import type { UserRole } from '#schema/users/user.ts'

import { grantTo, signUp, type Person, type Target } from './factories.ts'
import { inDatabase } from './queuedEmails.ts'

/** Creates a signed-in account with a role. That of staff has a confirmed address. */
export async function signUpAs(
  target: Target,
  role: UserRole,
  fields: Record<string, unknown> = {},
): Promise<Person> {
  const person = await signUp(target, fields)
  const { id, email } = person.user
  if (role === 'user') return person
  if (target.databaseUrl === '') await grantTo(target, email, 'verified', 'role', role)
  else
    await inDatabase(
      target,
      'UPDATE users SET role = $2, email_verified_at = now(), revision = revision + 2 WHERE id = $1',
      [id, role],
    )
  return person
}
